import { expect, test } from 'vitest';
import type { Fate, MutantDone } from './fate.ts';
import type { Mutant } from './mutants.ts';
import { percent, reportOf, textOf } from './report.ts';

const KILLED = { kind: 'killed', clause: 'R1/x', trials: 1 } as const;
const FATES: readonly Fate[] = [
  { ...KILLED, verdict: 'violated' },
  { ...KILLED, verdict: 'diverged' },
  { ...KILLED, verdict: 'crashed' },
  { kind: 'out of time' },
  { kind: 'survived', trials: 7 },
  { kind: 'survived', trials: 0 },
];

test('a report counts what became of mutants, and shows the survivors with what is replaced', () => {
  const mutants = FATES.map((_, line): Mutant => {
    const place = { start: { line, column: 2 }, end: { line, column: 5 } };
    return { file: line < 4 ? 'rules/turn/step.ts' : 'board.ts', ...place, mutator: 'Regex', replacement: 'y' };
  });
  const done = new Map(
    FATES.map((fate, index): [number, MutantDone] => {
      const lawsAlone = index < 2;
      return [index, { job: { mutant: index, trials: [], lawsAlone }, fate, byLaw: index === 0 ? 'R1/x' : null }];
    }),
  );
  const text = Array.from({ length: 6 }, (_, line) => `  a${line}b  `).join('\n');
  const report = reportOf({}, mutants, new Map([['board.ts', text]]), done);
  expect(report.total).toEqual({ mutants: 6, violated: 1, diverged: 1, broken: 2, survived: 1, notReached: 1 });
  expect(report.lawsAlone).toEqual({ judged: 2, killed: 1 });
  expect(percent(report.total)).toBe(67);
  expect(report.survivors.map(({ line, original, trials }) => [line, original, trials])).toEqual([
    [5, 'a4b', 7],
    [6, 'a5b', 0],
  ]);
  expect(textOf(report)).toContain('By laws alone: 1 of 2');
});
