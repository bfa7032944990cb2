import { expect, test } from 'vitest';
import type { Fate, MutantDone } from './fate.ts';
import type { Mutant } from './mutants.ts';
import { percent, reportOf, textOf } from './report.ts';

const KILLED = { kind: 'killed', clause: 'R1/x', trials: 1 } as const;
const FATES: readonly Fate[] = [
  { ...KILLED, verdict: 'violated' },
  { ...KILLED, verdict: 'diverged' },
  { ...KILLED, verdict: 'illegal' },
  { ...KILLED, verdict: 'crashed' },
  { kind: 'out of time' },
  { kind: 'survived', reached: 9, trials: 7, differing: 2 },
  { kind: 'survived', reached: 4, trials: 4, differing: 0 },
  { kind: 'survived', reached: 3, trials: 0, differing: 0 },
  { kind: 'survived', reached: 0, trials: 0, differing: 0 },
];

test('a report counts what became of mutants, and shows the survivors with what is replaced', () => {
  const mutants = FATES.map((_, line): Mutant => {
    const place = { start: { line, column: 2 }, end: { line, column: 5 } };
    return { file: line < 5 ? 'rules/turn/step.ts' : 'board.ts', ...place, mutator: 'Regex', replacement: 'y' };
  });
  const done = new Map(
    FATES.map((fate, index): [number, MutantDone] => {
      const lawsAlone = index < 2;
      return [index, { mutant: index, fate, lawsAlone, byLaw: index === 0 ? 'R1/x' : null }];
    }),
  );
  const text = Array.from({ length: 9 }, (_, line) => `  a${line}b  `).join('\n');
  const report = reportOf({}, mutants, new Map([['board.ts', text]]), done, 5);
  expect(report.total).toEqual({
    ...{ mutants: 9, violated: 1, diverged: 2, broken: 2, untold: 1, alike: 1, same: 1, notReached: 1 },
  });
  expect(report.lawsAlone).toEqual({ judged: 2, killed: 1 });
  expect(percent(report.total)).toBe(56);
  expect(
    report.survivors.map(({ line, original, reached, trials, differing }) => [
      line,
      original,
      reached,
      trials,
      differing,
    ]),
  ).toEqual([
    [6, 'a5b', 9, 7, 2],
    [7, 'a6b', 4, 4, 0],
    [8, 'a7b', 3, 0, 0],
    [9, 'a8b', 0, 0, 0],
  ]);
  expect(textOf(report)).toContain('By laws alone: 1 of 2\nRefused by the type checker, and not counted: 5');
});
