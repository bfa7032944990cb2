import { oneLine } from './one-line.ts';
import { type Check, type CheckResult, linesOf, type Outcome } from './outcome.ts';

/** A report in the Common Test Report Format: the parts of it that are written. Times are 0, so that one run makes the same bytes. */
export interface CtrfReport {
  readonly reportFormat: 'CTRF';
  readonly specVersion: '0.0.0';
  readonly generatedBy: 'headjudge';
  readonly results: {
    readonly tool: { readonly name: 'headjudge' };
    readonly summary: Readonly<Record<'tests' | CtrfStatus | 'start' | 'stop', number>>;
    readonly tests: readonly CtrfTest[];
    readonly extra: { readonly title: string; readonly remarks: readonly string[] };
  };
}

export type CtrfStatus = 'passed' | 'failed' | 'skipped' | 'pending' | 'other';

/** A property, or the baseline. */
export interface CtrfTest {
  readonly name: string;
  readonly status: CtrfStatus;
  readonly duration: 0;
  /** The engine, then the statement. */
  readonly suite: readonly string[];
  /** Our word for the result. */
  readonly rawStatus: string;
  readonly message?: string;
  readonly trace?: string;
  readonly extra: { readonly says: string; readonly cases: number; readonly witnessed: number };
}

/** The outcome as CTRF, for dashboards and comments on pull requests that read it. What was not told, and what is known, counts as skipped. */
export function ctrfText({ suite, title, checks, remarks }: Outcome): string {
  const tests = checks.map((check) => testOf(check, suite));
  const count = (status: CtrfStatus): number => tests.filter((test) => test.status === status).length;
  const report: CtrfReport = {
    ...({ reportFormat: 'CTRF', specVersion: '0.0.0', generatedBy: 'headjudge' } as const),
    results: {
      tool: { name: 'headjudge' },
      summary: {
        ...{ tests: tests.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
        ...{ pending: 0, other: count('other'), start: 0, stop: 0 },
      },
      tests,
      extra: { title: oneLine(title), remarks: remarks.map(oneLine) },
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Where nothing can be told the status is `other`, and no reader counts it as passed. */
const STATUS: Readonly<Record<CheckResult, CtrfStatus>> = {
  passed: 'passed',
  failed: 'failed',
  unusable: 'other',
  untold: 'skipped',
  known: 'skipped',
};

function testOf({ id, group, says, result, word, cases, witnessed, findings }: Check, suite: string): CtrfTest {
  const blocking = findings.filter(({ blocks }) => blocks);
  const lines = blocking.flatMap((found) => [found.title, ...linesOf(found).map((line) => `  ${line}`)]);
  return {
    ...({ name: oneLine(id), status: STATUS[result], duration: 0 } as const),
    ...{ suite: [oneLine(suite), oneLine(group)], rawStatus: oneLine(word) },
    ...(result === 'passed' || blocking.length === 0
      ? {}
      : { message: blocking[0]?.title ?? '', trace: lines.join('\n') }),
    extra: { says: oneLine(says), cases, witnessed },
  };
}
