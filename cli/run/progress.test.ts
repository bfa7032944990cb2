import { expect, test } from 'vitest';
import { ProgressLine, timeWords } from './progress.ts';

test('On a terminal one line is written over, and wiped in the end.', () => {
  const { written, line } = terminal();
  line.show({ phase: 'cases', done: 950, total: 1000 });
  line.show({ phase: 'cases', done: 1000, total: null });
  line.clear();
  expect(written).toEqual([
    '\rjudging cases: 950 of 1000',
    '\rjudging cases: 1000       ',
    `\r${' '.repeat(19)}`,
    '\r',
  ]);
});

test('It tells how fast it goes and how long it takes, once that says something, for each phase by itself.', () => {
  const { written, line, wait } = terminal();
  line.show({ phase: 'cases', done: 100, total: 1000 });
  wait(1000);
  line.show({ phase: 'cases', done: 200, total: 1000 });
  wait(3000);
  line.show({ phase: 'cases', done: 500, total: 1000 });
  line.show({ phase: 'cases', done: 500, total: null });
  line.show({ phase: 'counterexamples', done: 0, total: 4 });
  wait(4000);
  line.show({ phase: 'counterexamples', done: 2, total: 4 });
  expect(written.map((text) => text.trim())).toEqual([
    'judging cases: 100 of 1000',
    'judging cases: 200 of 1000',
    'judging cases: 500 of 1000, 100 a second, 5 s left',
    'judging cases: 500, 100 a second',
    'making counterexamples small: 0 of 4',
    'making counterexamples small: 2 of 4, 0.5 a second, 4 s left',
  ]);
});

test('It is never wider than the terminal.', () => {
  const { written, line } = terminal(20);
  line.show({ phase: 'faults', done: 1, total: 2 });
  expect(written).toEqual(['\rjudging faulty engi']);
});

test('Elsewhere nothing is written.', () => {
  const written: string[] = [];
  const line = new ProgressLine({ write: (text) => void written.push(text), isTerminal: false, columns: 80 });
  line.show({ phase: 'faults', done: 1, total: 2 });
  line.clear();
  expect(written).toEqual([]);
});

test.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [61, '1 min 1 s'],
  [3725, '1 h 2 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});

function terminal(columns = 80): {
  readonly written: string[];
  readonly line: ProgressLine;
  readonly wait: (milliseconds: number) => void;
} {
  const written: string[] = [];
  let now = 0;
  const out = { write: (text: string) => void written.push(text), isTerminal: true, columns };
  return {
    written,
    line: new ProgressLine(out, () => now),
    wait: (milliseconds) => {
      now += milliseconds;
    },
  };
}
