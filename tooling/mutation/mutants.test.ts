import { expect, test } from 'vitest';
import { bundle } from '../../faults/bundle.ts';
import { keyOf, type Mutant, mutantsOf, withMutants } from './mutants.ts';
import { folderOf, sampleOf } from './sample.ts';

const SOURCES = new Map([
  [
    'rules/combat/strike.ts',
    `const NAMES = new Set(['first']);
export function strikes(power: number): number {
  if (power < 0) throw new Error('no such power');
  if (power > 99) return tooMuch('510.1', 'a power is no more', 'sorry');
  return NAMES.has('first') ? power + 1 : power;
}
const tooMuch = (...words: string[]): number => words.length;
`,
  ],
  ['cards/a/card.ts', 'export const card = (): number => 1 + 1;\n'],
]);

test('mutants are of the rules, of what is done in games, and not of the words of errors', async () => {
  const made = (await mutantsOf(SOURCES)).map(({ file, mutator, replacement }) => `${file} ${mutator} ${replacement}`);
  expect(made).toContain('rules/combat/strike.ts ArithmeticOperator power - 1');
  expect(made).toContain('rules/combat/strike.ts StringLiteral ""');
  // Of `first` and `sorry`.
  expect(made.filter((each) => each.includes('StringLiteral'))).toHaveLength(2);
  expect(made.filter((each) => each.includes('ArrayDeclaration') || each.startsWith('cards/'))).toEqual([]);
});

test('of several mutants in one engine each can be made active', async () => {
  const all = await mutantsOf(SOURCES);
  const chosen = all
    .filter(({ mutator }) => mutator === 'ArithmeticOperator' || mutator === 'StringLiteral')
    .filter(({ start }) => start.line === 4);
  const { sources, names } = await withMutants(SOURCES, chosen);
  expect(names).toHaveLength(chosen.length);
  const text = await bundle(sources, `export { strikes } from './rules/combat/strike.ts';`);
  const state = { activeMutant: '', mutantCoverage: { static: {}, perTest: {} } };
  Reflect.set(globalThis, '__stryker__', state);
  const { strikes } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as {
    readonly strikes: (power: number) => number;
  };
  const results = ['', ...names].map((name) => {
    state.activeMutant = name;
    return strikes(2);
  });
  Reflect.deleteProperty(globalThis, '__stryker__');
  const resultOf = (replacement: string): number | undefined =>
    results[1 + chosen.findIndex((each) => each.replacement === replacement)];
  expect([results[0], resultOf('power - 1'), resultOf('""')]).toEqual([3, 1, 2]);
});

test('a mutant that the text does not have is refused', async () => {
  const [first] = await mutantsOf(SOURCES);
  if (first === undefined) throw new Error('there are no mutants');
  await expect(withMutants(SOURCES, [{ ...first, replacement: 'another' }])).rejects.toThrow(
    'the engine has no mutant',
  );
});

function mutant(file: string, line: number, mutator: string): Mutant {
  return { file, start: { line, column: 0 }, end: { line, column: 1 }, mutator, replacement: 'x' };
}

test('a sample has its share of each folder and kind, and so has its beginning', () => {
  const all = Array.from({ length: 300 }, (_, line) =>
    mutant(line % 3 === 0 ? 'rules/mana/pay.ts' : 'rules/combat/block.ts', line, line % 2 === 0 ? 'Regex' : 'Block'),
  );
  const sample = sampleOf(all, 120, 1);
  const ofMana = (of: readonly Mutant[]): number => of.filter((each) => folderOf(each) === 'rules/mana').length;
  expect([sample.length, ofMana(sample), ofMana(sample.slice(0, 30))]).toEqual([120, 40, 10]);
  expect(sampleOf([...all].reverse(), 120, 1).map(keyOf)).toEqual(sample.map(keyOf));
  expect(sampleOf(all, 120, 2).map(keyOf)).not.toEqual(sample.map(keyOf));
});
