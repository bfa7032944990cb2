import { describe, expect, test } from 'vitest';
import { caseAt } from './case-arbitrary.ts';
import { ENGINE_POOL } from './pool.ts';
import { isLand } from './printed.ts';
import { troublesome } from './testing/sources.ts';

const SOURCE = troublesome(0, { played: 100 });
const CASES = Array.from({ length: 100 }, (_, index) => caseAt(SOURCE, index, 1).case);
const DECKS = CASES.flatMap(({ start }) => (start.kind === 'decks' ? start.decks.decks : []));

describe('decks', () => {
  test('have 12 to 40 cards that the engine knows', () => {
    expect(Math.min(...DECKS.map((deck) => deck.length))).toBeGreaterThanOrEqual(12);
    expect(Math.max(...DECKS.map((deck) => deck.length))).toBeLessThanOrEqual(40);
    expect(DECKS.flat().filter((name) => ENGINE_POOL.named(name) === null)).toEqual([]);
  });

  test('are a third lands or more, and of the colours that they need', () => {
    for (const deck of DECKS) {
      const lands = deck.filter((name) => isLand(ENGINE_POOL.named(name) ?? neverMissing()));
      expect(lands.length / deck.length).toBeGreaterThan(0.3);
    }
    const green = DECKS.filter((deck) => deck.filter((name) => colorsOf(name).includes('G')).length >= 4);
    expect(green.length).toBeGreaterThan(20);
    const making = new Set(ENGINE_POOL.landsMaking('G').map(({ name }) => name));
    const castable = green.filter((deck) => deck.some((name) => making.has(name)));
    expect(castable.length / green.length).toBeGreaterThan(0.9);
  });

  test('are two to four, and hold the cards of the recipe', () => {
    const seats = new Set(CASES.map(({ start }) => (start.kind === 'decks' ? start.decks.decks.length : 0)));
    expect([...seats].sort()).toEqual([2, 3, 4]);
    expect(DECKS.filter((deck) => deck.includes('Humility')).length).toBeGreaterThan(20);
  });
});

function colorsOf(name: string): readonly string[] {
  return ENGINE_POOL.named(name)?.colors ?? [];
}

function neverMissing(): never {
  throw new Error('a card that the engine does not know');
}
