import { nodeAt, recordOf } from '../cards/records.ts';
import type { Characteristics, GameObject } from '../state/root.ts';
import type { CopyException } from '../vocabulary/continuous.ts';
import type { ManaCost } from '../vocabulary/cost.ts';

/** An object's mana cost by its copiable values; null: none. CR 202.1, 707.2 */
export function manaCostOf(seen: Characteristics): ManaCost | null {
  const { record, except } = seen.copiable;
  const lost = except.some((address) => nodeAt<CopyException>(address).kind === 'noManaCost');
  return lost ? null : recordOf(record).manaCost;
}

/** Mana value: on the stack X is what was chosen, elsewhere 0. CR 202.3, 202.3e, 107.3g */
export function manaValueOf(object: GameObject, seen: Characteristics): number {
  const cost = manaCostOf(seen);
  if (cost === null) return 0;
  const x = object.zone === 'stack' ? (object.spell?.x ?? 0) : 0;
  return fixedManaValue(cost) + cost.x * x;
}

/** The mana value of a cost with X = 0. */
export function fixedManaValue(cost: ManaCost): number {
  const { generic, W, U, B, R, G, C, hybrid, phyrexian, snow } = cost;
  return generic + W + U + B + R + G + C + hybrid.length + phyrexian.length + snow;
}

/** Whether the mana cost contains {X}. */
export function hasX(seen: Characteristics): boolean {
  return (manaCostOf(seen)?.x ?? 0) > 0;
}
