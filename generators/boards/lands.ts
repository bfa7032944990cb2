import { type CardRecord, COLORS, type Color, type ManaCost } from '../../engine/facts.ts';
import type { Draws } from '../draws.ts';
import type { CardPool } from '../pool.ts';
import { isLand, manaValue } from '../printed.ts';

/** The land that stands for each colour on one board or in one deck: so that no land is on most boards, not always the basic one. */
export type LandsByColor = Readonly<Record<Color, CardRecord>>;

export function drawLandsByColor(draws: Draws, pool: CardPool): LandsByColor {
  const drawLand = (color: Color): CardRecord => {
    const [basic, ...others] = landsMaking(pool, color);
    if (basic === undefined) throw new Error('the pool has no land');
    return (draws.chance(45) ? draws.pickOrNull(others) : null) ?? basic;
  };
  return { W: drawLand('W'), U: drawLand('U'), B: drawLand('B'), R: drawLand('R'), G: drawLand('G') };
}

/** Those that make the colour; where the pool has none, whatever lands it has. */
function landsMaking(pool: CardPool, color: Color): readonly CardRecord[] {
  const making = pool.landsMaking(color);
  return making.length > 0 ? making : pool.cards.filter(isLand);
}

/** A mana base: lands that make the colours which these cards ask for, else a home colour, and a few that do something else. */
export function drawLands(
  draws: Draws,
  { pool, lands, home }: { readonly pool: CardPool; readonly lands: LandsByColor; readonly home: readonly Color[] },
  count: number,
  cards: readonly CardRecord[],
): readonly CardRecord[] {
  const asked = cards.flatMap(colorsAsked);
  return draws.times(count, () => {
    const other = draws.chance(12) ? draws.pickOrNull(pool.otherLands) : null;
    return other ?? lands[draws.pick(asked.length === 0 ? home : asked)];
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
  const plain = COLORS.flatMap((color) => Array<Color>(cost[color]).fill(color));
  return [...plain, ...cost.hybrid.map(([first]) => first), ...cost.phyrexian];
}
