import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRule } from '../../rulings/index.ts';
import { CHAPTERS, LEFT_OUT } from './left-out.ts';
import { WORKED_EXAMPLES } from './worked-examples.ts';

const folder = new URL('.', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'worked-examples.test.ts')
  .flatMap((file) => namesOfTests(readFileSync(new URL(file, folder), 'utf8')));

/** The names of the tests in a file, as they stand there in one line. */
function namesOfTests(text: string): readonly string[] {
  return [...text.matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)].map((match) => match[2] ?? '');
}

const leftOut = LEFT_OUT.map(({ rule, example }) => `${rule}, example ${example}`);
const examples = Object.entries(WORKED_EXAMPLES).flatMap(([rule, count]) =>
  Array.from({ length: count }, (_, index) => `${rule}, example ${index + 1}`),
);

/** What a name says that it tells: `CR 106.7, 605.3b, example 1: …` an example of one of these rules. */
const claims = names.flatMap((name) => {
  const [, rules = '', example] = /^CR ([\d., a-z]+?), example (\d+):/.exec(name) ?? [];
  const possible = rules.split(', ').map((rule) => `${rule}, example ${example}`);
  return example === undefined ? [] : [{ name, told: possible.filter((one) => examples.includes(one)) }];
});
const told = new Set(claims.flatMap((claim) => claim.told));

describe('the scenarios', () => {
  test('are named by rules that the edition has', () => {
    expect(names.length).toBeGreaterThan(50);
    const cited = names.map((name) => ({ name, rules: name.split(': ')[0]?.match(/\d{3}\.\d+[a-z]?/g) ?? [] }));
    const wrong = cited.filter(
      ({ name, rules }) =>
        !name.startsWith('CR ') || rules.length === 0 || rules.some((rule) => findRule(rule) === null),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('tell every worked example of the chapters, but for those left out with a reason', () => {
    const missing = examples.filter(
      (example) => CHAPTERS.includes(example.slice(0, 3)) && !told.has(example) && !leftOut.includes(example),
    );
    expect(missing).toEqual([]);
  });

  test('leave out only what there is and what none of them tells', () => {
    expect(leftOut.filter((example) => !examples.includes(example) || told.has(example))).toEqual([]);
    expect(new Set(leftOut).size).toBe(leftOut.length);
    expect(LEFT_OUT.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });

  test('tell no example that there is not', () => {
    expect(claims.length).toBeGreaterThan(20);
    expect(claims.filter((claim) => claim.told.length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('the list of examples names rules of the edition', () => {
    expect(Object.keys(WORKED_EXAMPLES).filter((rule) => findRule(rule) === null)).toEqual([]);
  });
});
