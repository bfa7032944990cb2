import type { Decks } from '../protocol/index.ts';
import { candidates, drawRecord } from './boards/draw-cards.ts';
import { drawLands } from './boards/lands.ts';
import type { Draws } from './draws.ts';
import { type CardPool, type CardRecord, type Color, isBasicLand, isLand } from './pool.ts';
import type { Recipe } from './recipe.ts';

/** Decks for a game from its beginning, 12 to 40 cards each: the recipe's cards, cards of its roles, and lands that can cast them. CR 103.1 */
export function drawDecks(draws: Draws, pool: CardPool, recipe: Recipe, seats: number): Decks {
  const decks = Array.from({ length: seats }, () => drawDeck(draws, pool, recipe));
  return { decks, life: draws.chance(25) ? draws.between(5, 19) : 20 };
}

const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

function drawDeck(draws: Draws, pool: CardPool, recipe: Recipe): readonly string[] {
  const count = draws.between(12, 40);
  const spells: CardRecord[] = [];
  const own = recipe.focus.flatMap((focus) => draws.some(candidates(pool, focus), Math.min(70, focus.chance)));
  const wanted = Math.ceil((count * draws.between(50, 65)) / 100);
  while (spells.length < wanted) {
    const record = (draws.chance(50) ? draws.pickOrNull(own) : null) ?? drawRecord(draws, pool, recipe.surroundings);
    if (!isBasicLand(record)) spells.push(...Array(draws.between(1, 3)).fill(record));
  }
  const kept = spells.slice(0, wanted);
  const lands = drawLands(
    draws,
    pool,
    count - wanted,
    kept.filter((record) => !isLand(record)),
    [draws.pick(COLORS)],
  );
  return [...kept, ...lands].map(({ name }) => name);
}
