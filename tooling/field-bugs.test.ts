import { describe, expect, test } from 'vitest';
import { faults } from '../faults/index.ts';
import { LEFT_OUT_ROWS, ROWS } from './field-bugs.ts';
import { sourceFiles } from './source-tree.ts';

const SCENARIOS = /^tooling\/scenarios\/.*\.test\.ts$/;
const TITLES = /\btest\(\s*(['"`])(.*?)\1,/gs;

describe('the bugs that real engines have had', () => {
  const leftOut = new Set<string>(LEFT_OUT_ROWS.map(({ row }) => row));
  const told = new Set(
    sourceFiles()
      .filter(({ path }) => SCENARIOS.test(path))
      .flatMap(({ text }) => [...text.matchAll(TITLES)].flatMap(([, , title]) => rowsIn(title ?? ''))),
  );
  const broken = new Set(faults.flatMap(({ origin }) => rowsIn(origin)));

  test('are told in a scenario each, or left out with a reason', () => {
    expect(ROWS.filter((row) => !told.has(row) && !leftOut.has(row))).toEqual([]);
  });

  test('are a fault each, or left out with a reason', () => {
    expect(ROWS.filter((row) => !broken.has(row) && !leftOut.has(row))).toEqual([]);
  });

  test('are not left out where both are there, nor twice, nor without being listed', () => {
    expect(LEFT_OUT_ROWS.filter(({ row }) => told.has(row) && broken.has(row))).toEqual([]);
    expect(leftOut.size).toBe(LEFT_OUT_ROWS.length);
    expect([...leftOut].filter((row) => !(ROWS as readonly string[]).includes(row))).toEqual([]);
  });
});

function rowsIn(text: string): readonly string[] {
  return text.match(/\bB\d{3}\b/g) ?? [];
}
