import { expect, test } from 'vitest';
import type { RunReport, Verdict } from '../../reports/index.ts';
import { exitCode } from './run-command.ts';

test.each<[readonly Verdict[], number]>([
  [['holds', 'holds'], 0],
  [['holds', 'vacuous', 'unsupported', 'not observable', 'disputed', 'undecided'], 0],
  [['holds', 'violated'], 1],
  [['holds', 'illegal'], 1],
  [['crashed'], 1],
  [['timed out'], 1],
  [['diverged'], 1],
  [['violated', 'harness error', 'cannot set up'], 1],
  [['holds', 'harness error'], 3],
  [['holds', 'cannot set up'], 3],
  [['doctor failed'], 3],
])('%j ends with %i', (verdicts, code) => {
  expect(exitCode(reportWith(verdicts, 10), false)).toBe(code);
});

test('What was not told is a finding where one is strict.', () => {
  expect(exitCode(reportWith(['holds', 'vacuous'], 10), true)).toBe(1);
  expect(exitCode(reportWith(['holds', 'holds'], 10), true)).toBe(0);
});

test('It is a finding that nothing was put to the test.', () => {
  expect(exitCode(reportWith(['vacuous'], 0), false)).toBe(1);
});

function reportWith(verdicts: readonly Verdict[], witnessed: number): RunReport {
  const properties = verdicts.map((verdict) => ({
    ...{ id: 'a', statement: 'A', says: '', cr: [], rulings: [], verdict, cases: 10, notSetUp: 0 },
    ...{ witnessed, shapes: 1, clauses: [], classes: [] },
  }));
  return {
    ...{ kind: 'headjudge report', format: 1, suite: { version: '1' }, edition: '2026-08-07' },
    engine: { id: 'a', name: 'a', version: '1' },
    run: { seed: 1, cases: 10, shard: '1/1', complete: true },
    limits: [],
    totals: { properties: properties.length, cases: 10, witnessed, answers: 0, classes: 0, verdicts: [] },
    properties,
    rulings: [],
  };
}
