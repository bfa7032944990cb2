import { expect, test } from 'vitest';
import { counterexampleOf, DEFAULTS, tallyCases } from './run-property.ts';
import { merged } from './tally.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

const faulty = toyEngine('one damage too much');
const options = { ...DEFAULTS, seed: 1, cases: 60, caseOf: toyCase, reduction: 200 };
const within = (from: number, to: number) => tallyCases(toyProperty, faulty, options, { from, to });

test('of each class the smallest case is kept beside the first one, whoever judged which', () => {
  const whole = within(0, 60);
  const [found] = whole.classes;
  expect(found?.count).toBeGreaterThan(2);
  expect(found?.smallest.index).toBeGreaterThan(found?.first ?? 60);
  for (const parts of [
    [within(0, 20), within(20, 60)],
    [within(20, 60), within(0, 20)],
  ]) {
    expect(merged(toyProperty.id, parts).classes).toEqual(whole.classes);
  }
});

test('a counterexample is made of the smallest case', () => {
  const [found] = within(0, 60).classes;
  if (found === undefined) throw new Error('nothing was found');
  const [made] = counterexampleOf(toyProperty, faulty, options, found);
  const { start } = toyCase(toyProperty, found.smallest.index, options.seed);
  const cards = start.kind === 'board' ? start.board.cards.map(({ id, name }) => `${name} (${id})`) : [];
  expect(made?.course[0]?.cards).toEqual(cards);
  expect(found.smallest.index).not.toBe(found.first);
});
