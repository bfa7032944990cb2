import { expect, test } from 'vitest';
import { type Ledger, loadLedger } from '../rulings/index.ts';
import { makeReport, type ReportParts, reportText } from './make-report.ts';
import type { FindingReport, PropertyReport, RulingReport } from './report.generated.ts';
import { nextLine, runTable } from './run-table.ts';
import { SAMPLE_PROPERTY } from './testing/sample.ts';

const FINDING: FindingReport = {
  ...{ class: 'a class', verdict: 'violated', count: 3, firstCase: 7, clause: 'R2/costs-ignored', cr: '106.7' },
  ...{ expected: '{G}', found: 'nothing', counterexample: 'counterexamples/r2-1.json' },
};
const [SOME_RULING] = loadLedger().rulings.filter(({ kind }) => kind === 'property');

test('A report counts what its properties came to.', () => {
  const violated: PropertyReport = { ...SAMPLE_PROPERTY, id: 'other', verdict: 'violated', classes: [FINDING] };
  const report = makeReport(parts([SAMPLE_PROPERTY, violated]));
  expect(report.totals).toEqual({
    ...{ properties: 2, cases: 1000, witnessed: 642, answers: 9000, classes: 1 },
    verdicts: [
      { verdict: 'holds', properties: 1 },
      { verdict: 'violated', properties: 1 },
    ],
  });
});

test('Rulings that no property of the run judges are not in the report.', () => {
  expect(makeReport(parts([])).rulings).toEqual([]);
});

test('A ruling has the verdict on its own clauses, not on those of its neighbours.', () => {
  const verdict = (property: PropertyReport): RulingReport['verdict'] | undefined =>
    makeReport(parts([property]), ledgerOf('R2/costs-ignored')).rulings[0]?.verdict;
  expect(verdict(SAMPLE_PROPERTY)).toBe('holds');
  expect(verdict({ ...SAMPLE_PROPERTY, clauses: [{ clause: 'R2/costs-ignored', witnessed: 0 }] })).toBe('vacuous');
  expect(verdict({ ...SAMPLE_PROPERTY, verdict: 'violated', classes: [FINDING] })).toBe('violated');
  const neighbour = { ...FINDING, clause: 'R2/another' };
  expect(verdict({ ...SAMPLE_PROPERTY, verdict: 'violated', classes: [neighbour] })).toBe('holds');
  expect(verdict({ ...SAMPLE_PROPERTY, verdict: 'crashed', classes: [neighbour] })).toBe('crashed');
});

test('The worst verdict of several properties is the ruling’s.', () => {
  const also: PropertyReport = {
    ...SAMPLE_PROPERTY,
    id: 'also',
    rulings: [SOME_RULING?.id ?? ''],
    verdict: 'diverged',
  };
  const vacuous: PropertyReport = { ...SAMPLE_PROPERTY, verdict: 'vacuous' };
  expect(makeReport(parts([vacuous, also]), ledgerOf('R2')).rulings).toMatchObject([
    { verdict: 'diverged', properties: ['r2-could-produce', 'also'] },
  ]);
});

test('The same report makes the same bytes, without the time of day.', () => {
  const text = reportText(makeReport(parts([SAMPLE_PROPERTY])));
  expect(text).toBe(reportText(makeReport(parts([SAMPLE_PROPERTY]))));
  expect(text).not.toMatch(/\d\d:\d\d/);
});

test('The table has a line for each property, with its verdict, cases, witnesses and shapes, and what was found.', () => {
  const violated: PropertyReport = {
    ...SAMPLE_PROPERTY,
    id: 'other',
    statement: 'R3',
    verdict: 'violated',
    classes: [FINDING],
  };
  const table = runTable(makeReport(parts([SAMPLE_PROPERTY, violated])), 'out', (_, words) => words, false);
  expect(table).toContain(
    [
      'ruling  property          verdict   cases  witnessed  shapes',
      'R2      r2-could-produce  holds       500        321      87',
      'R3      other             violated    500        321      87',
    ].join('\n'),
  );
  expect(table).toContain(
    'other: violated, R2/costs-ignored (CR 106.7), 3 cases\n  expected: {G}\n  found:    nothing\n',
  );
  expect(table).toContain('  see:      out/counterexamples/r2-1.md');
  expect(table).not.toContain('stopped');
});

test('The table says when a run was stopped, and paints verdicts only.', () => {
  const stopped = makeReport({
    ...parts([SAMPLE_PROPERTY]),
    run: { seed: 1, cases: 500, shard: '1/1', complete: false },
  });
  const table = runTable(stopped, 'out', (verdict, words) => `<${verdict}:${words}>`, false);
  expect(table).toContain('The run was stopped before it was through.');
  expect(table).toContain('R2      r2-could-produce  <holds:holds>      500');
});

function parts(properties: readonly PropertyReport[]): ReportParts {
  return {
    suite: '0.1.0',
    engine: { id: 'reference', name: 'Headjudge', version: '0.1.0' },
    run: { seed: 1, cases: 500, shard: '1/1', complete: true },
    limits: [],
    answers: 9000,
    properties,
  };
}

/** The ledger with one ruling, which belongs to a statement or clause. */
function ledgerOf(statement: string): Ledger {
  const ledger = loadLedger();
  if (SOME_RULING?.kind !== 'property') throw new Error('no such ruling');
  return { ...ledger, rulings: [{ ...SOME_RULING, statements: [statement] }] };
}

test('On a screen many properties that hold are one line; what else there is stands by itself.', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...SAMPLE_PROPERTY, id: `fine-${index}` }));
  const idle = { ...SAMPLE_PROPERTY, id: 'idle', verdict: 'vacuous' as const };
  const told = (properties: Parameters<typeof parts>[0], fold: boolean): readonly string[] =>
    runTable(makeReport(parts(properties)), 'out', (_, words) => words, fold).split('\n');
  const all = told([...many, idle], false);
  const short = told([...many, idle], true);
  expect([all.length, all.some((line) => line.includes('fine-7'))]).toEqual([short.length + 29, true]);
  expect(short.filter((line) => line.includes('fine-'))).toEqual([]);
  expect(short).toContain('30 properties hold');
  expect(short.some((line) => /idle +vacuous/.test(line))).toBe(true);
  expect(told(many.slice(0, 3), true)).toEqual(told(many.slice(0, 3), false));
});

test('What to type next is to look at the first counterexample, or else at the page.', () => {
  const report = makeReport(parts([SAMPLE_PROPERTY]));
  expect(nextLine(report, 'a folder')).toBe("Next: headjudge show 'a folder'");
  const found = {
    class: 'c',
    verdict: 'violated',
    count: 1,
    firstCase: 0,
    clause: 'x',
    cr: '106.7',
    expected: '',
    found: '',
  } as const;
  const classes = [
    { ...found, counterexample: null },
    { ...found, counterexample: 'counterexamples/a-2.json' },
  ];
  const wrong = makeReport(parts([{ ...SAMPLE_PROPERTY, verdict: 'violated', classes }]));
  expect(nextLine(wrong, 'out')).toBe(
    `Next: headjudge replay out/counterexamples/a-2.json --engine ${wrong.engine.id} --story`,
  );
  const board = { ...found, verdict: 'cannot set up' as const, counterexample: 'counterexamples/a-3.json' };
  const holding = makeReport(parts([{ ...SAMPLE_PROPERTY, notSetUp: 1, classes: [board] }]));
  expect(nextLine(holding, 'out')).toBe('Next: headjudge show out');
});
