import type { Draws } from '../draws.ts';
import { type CardPool, type CardRecord, type Color, type ManaCost, manaValue } from '../pool.ts';
import { basicLand } from './frame.ts';

/** A mana base: lands that make the colours which these cards ask for, a few that do something else among them. */
export function drawLands(
  draws: Draws,
  pool: CardPool,
  count: number,
  cards: readonly CardRecord[],
  home: readonly Color[],
): readonly CardRecord[] {
  const asked = cards.flatMap(colorsAsked);
  return draws.times(count, () => {
    const other = draws.chance(12) ? draws.pickOrNull(pool.otherLands) : null;
    return other ?? basicLand(pool, draws.pick(asked.length === 0 ? home : asked));
  });
}

/** How many lands it takes to cast the dearest of these cards, with something left for {X}. */
export function landsFor(cards: readonly CardRecord[]): number {
  return Math.max(0, ...cards.map((record) => manaValue(record) + (record.manaCost?.x ?? 0)));
}

/** Each coloured symbol in what the card and its abilities cost, hybrid ones as their first colour. */
function colorsAsked(record: CardRecord): readonly Color[] {
  const costs = record.abilities.flatMap((ability) => (ability.kind === 'activated' ? [ability.cost.mana] : []));
  return [...(record.manaCost === null ? [] : [record.manaCost]), ...costs].flatMap(colorsOfCost);
}

function colorsOfCost(cost: ManaCost): readonly Color[] {
  const plain = (['W', 'U', 'B', 'R', 'G'] as const).flatMap((color) => Array<Color>(cost[color]).fill(color));
  return [...plain, ...cost.hybrid.map(([first]) => first), ...cost.phyrexian];
}
