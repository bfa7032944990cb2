import { expect, test } from 'vitest';
import * as beginnings from './pass-beginnings.ts';
import * as board from './pass-board.ts';
import * as cards from './pass-cards.ts';
import * as decks from './pass-decks.ts';
import * as mana from './pass-mana.ts';
import * as policy from './pass-policy.ts';
import * as script from './pass-script.ts';
import { PASSES } from './passes.ts';

test('every pass is tried, once in a round', () => {
  const written = [beginnings, board, cards, decks, mana, policy, script].flatMap((module) => Object.values(module));
  expect(written.map(({ name }) => name).sort()).toEqual(PASSES.map(({ name }) => name).sort());
  expect(new Set(PASSES).size).toBe(PASSES.length);
});
