import { expect, test } from 'vitest';
import { ProgressLine } from './progress.ts';

test('On a terminal one line is written over, and wiped in the end.', () => {
  const written: string[] = [];
  const line = new ProgressLine({ write: (text) => void written.push(text), isTerminal: true });
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

test('Elsewhere nothing is written.', () => {
  const written: string[] = [];
  const line = new ProgressLine({ write: (text) => void written.push(text), isTerminal: false });
  line.show({ phase: 'faults', done: 1, total: 2 });
  line.clear();
  expect(written).toEqual([]);
});
