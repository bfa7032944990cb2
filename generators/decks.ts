import { type CardRecord, COLORS } from '../engine/facts.ts';
import type { Decks } from '../protocol/index.ts';
import { drawOwnCard, drawRecord } from './boards/draw-cards.ts';
import { drawLands, drawLandsByColor } from './boards/lands.ts';
import type { Draws } from './draws.ts';
import type { CardPool } from './pool.ts';
import { isBasicLand } from './printed.ts';
import type { Recipe } from './recipe.ts';

/** Decks for a game from its beginning, 12 to 40 cards each: the recipe's cards, cards of its roles, and lands that can cast them. CR 103.1 */
export function drawDecks(draws: Draws, pool: CardPool, recipe: Recipe, seats: number): Decks {
  const decks = Array.from({ length: seats }, () => drawDeck(draws, pool, recipe));
  return { decks, life: draws.chance(25) ? draws.between(5, 19) : 20 };
}

function drawDeck(draws: Draws, pool: CardPool, recipe: Recipe): readonly string[] {
  const count = draws.between(12, 40);
  const wanted = Math.floor((count * draws.between(50, 65)) / 100);
  const spells: CardRecord[] = [];
  while (spells.length < wanted) {
    const own = draws.chance(60) ? drawOwnCard(draws, pool, recipe) : null;
    const record = own ?? drawRecord(draws, pool, recipe.surroundings);
    if (!isBasicLand(record)) spells.push(...Array<CardRecord>(draws.between(1, 3)).fill(record));
  }
  const kept = spells.slice(0, wanted);
  const kinds = { pool, lands: drawLandsByColor(draws, pool), home: [draws.pick(COLORS)] };
  return [...kept, ...drawLands(draws, kinds, count - wanted, kept)].map(({ name }) => name);
}
