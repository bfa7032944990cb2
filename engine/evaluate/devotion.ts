import type { PlayerId } from '../state/ids.ts';
import { atSlot } from '../state/read.ts';
import type { Color } from '../vocabulary/basics.ts';
import type { ManaCost } from '../vocabulary/cost.ts';
import type { Sight } from './context.ts';
import { manaCostOf } from './mana-value.ts';

/**
 * How many mana symbols of these colours there are in the mana costs of a player's permanents. Control and copies bear on it and no
 * later layer does, so that it is the same half-way through them. CR 700.5, 700.5a
 */
export function devotion(sight: Sight, player: PlayerId, to: readonly Color[]): number {
  return sight.root.battlefield.reduce((sum, slot) => {
    const seen = sight.characteristics(atSlot(sight.root, slot).id);
    const cost = seen?.controller === player ? manaCostOf(seen) : null;
    return cost === null ? sum : sum + symbolsOf(cost, to);
  }, 0);
}

function symbolsOf(cost: ManaCost, colors: readonly Color[]): number {
  const single = colors.reduce((sum, color) => sum + cost[color], 0);
  const isOne = (type: string): boolean => colors.some((color) => color === type);
  return single + cost.hybrid.filter((pair) => pair.some(isOne)).length + cost.phyrexian.filter(isOne).length;
}
