import type { FindingReport, PropertyReport, RunReport, Verdict } from '../report.generated.ts';
import { commandLine } from '../shell-words.ts';
import { oneLine, visible } from './one-line.ts';
import { type Check, type CheckResult, counted, type Outcome, type Shown } from './outcome.ts';

/** What a run came to. `folder`: the report's, as whoever reads this would write it. */
export function outcomeOfRun(report: RunReport, folder: string, isGreen: boolean): Outcome {
  const { engine, properties, totals, run, edition } = report;
  const judged = `${counted(totals.properties, 'property', 'properties')}, ${counted(totals.cases, 'case')}, ${totals.witnessed} of them witnessed`;
  return {
    suite: oneLine(engine.id),
    title: `Headjudge: ${nameOf(engine)}`,
    isGreen,
    checks: properties.map((property) => checkOf(property, engine.id, folder)),
    remarks: [
      `${judged}; seed ${run.seed}, CR of ${edition}`,
      ...(run.complete ? [] : ['The run was stopped before it was through.']),
    ],
  };
}

/** An engine in a line. */
export function nameOf({ id, name, version }: RunReport['engine']): string {
  return oneLine(`${id} (${name} ${version})`);
}

/** What a verdict says of a check where no baseline speaks. */
export function resultOf(verdict: Verdict): CheckResult {
  switch (verdict) {
    case 'holds':
      return 'passed';
    case 'violated':
    case 'illegal':
    case 'diverged':
    case 'crashed':
    case 'timed out':
    case 'nondeterministic':
      return 'failed';
    case 'harness error':
    case 'doctor failed':
    case 'cannot set up':
      return 'unusable';
    case 'vacuous':
    case 'unsupported':
    case 'not observable':
    case 'disputed':
    case 'undecided':
      return 'untold';
  }
}

function checkOf(property: PropertyReport, engine: string, folder: string): Check {
  const { id, statement, says, verdict, cases, witnessed, classes } = property;
  return {
    ...{ id, group: statement, says, result: resultOf(verdict), word: verdictWords(property), cases, witnessed },
    findings: classes.map((found) => shownOf(found, property, engine, folder)),
  };
}

/** A verdict, with how much it does not speak of. */
export function verdictWords(property: PropertyReport): string {
  const remark = setUpRemark(property);
  return remark === null ? property.verdict : `${property.verdict}; ${remark}`;
}

/** How many boards could not be set up; null: all were. */
export function setUpRemark({ cases, notSetUp }: PropertyReport): string | null {
  return notSetUp === 0 ? null : `${notSetUp} of ${counted(cases, 'board')} cannot be set up`;
}

function shownOf(finding: FindingReport, property: PropertyReport, engine: string, folder: string): Shown {
  const { verdict, expected, found, counterexample } = finding;
  const replay = counterexample === null ? null : ['replay', `${folder}/${counterexample}`, '--engine', engine];
  return {
    ...{ kind: verdict, file: null },
    title: `${findingWords(finding)}, ${counted(finding.count, 'case')}`,
    ...{ expected: oneLine(expected), found: oneLine(found), blocks: !isBeside(verdict, property) },
    commands: replay === null ? [] : [{ label: 'show', line: visible(commandLine(replay)) }],
  };
}

/** Whether a finding is not why the property has its verdict. */
export function isBeside(verdict: Verdict, property: PropertyReport): boolean {
  return resultOf(verdict) === 'untold' || (verdict === 'cannot set up' && property.verdict !== verdict);
}

/** A verdict, with the clause and its rule where it is of one. */
export function findingWords({ verdict, clause, cr }: Pick<FindingReport, 'verdict' | 'clause' | 'cr'>): string {
  const rule = cr === '' ? '' : ` (CR ${cr})`;
  return oneLine(clause === verdict ? `${verdict}${rule}` : `${verdict}, ${clause}${rule}`);
}
