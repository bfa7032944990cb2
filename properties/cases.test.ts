import { expect, it } from 'vitest';
import { anyOf, card, cases, oneOf, permanents, theyCast } from './cases.ts';

it('a recipe of cards and roles that there are is made', () => {
  const recipe = cases([...permanents('active', 50, 'Island'), anyOf('creature', 'hand', 'active', 50)]);
  expect(recipe.focus).toHaveLength(2);
});

it.each([
  ['focus', () => cases([card('No Such Card', 'hand', 'active', 50)])],
  ['choice of cards', () => cases([oneOf(['Island', 'No Such Card'], 'hand', 'active', 50)])],
  ['corner', () => cases([], { corners: [permanents('active', 50, 'No Such Card')] })],
  ['opening', () => cases([], { openings: [[theyCast({ kind: 'card', name: 'No Such Card' })]] })],
  ['target', () => cases([], { openings: [[theyCast(ISLAND, { target: { kind: 'card', name: 'No Such Card' } })]] })],
  ['permission', () => cases([], { openings: [[theyCast(ISLAND, { by: { kind: 'card', name: 'No Such Card' } })]] })],
])('a recipe with a card in its %s that is none is refused', (_, make) => {
  expect(make).toThrow('the card No Such Card: expected a card or a role of the registry');
});

it.each([
  ['focus', () => cases([anyOf('no such role', 'hand', 'active', 50)])],
  ['surroundings', () => cases([], { surroundings: ['no such role'] })],
])('a recipe with a role in its %s that no card has is refused', (_, make) => {
  expect(make).toThrow('the role "no such role"');
});

it('a choice of no cards is refused', () => {
  expect(() => cases([oneOf([], 'hand', 'active', 50)])).toThrow('one of no cards');
});

const ISLAND = { kind: 'card', name: 'Island' } as const;
