import { abilityAt } from '../cards/records.ts';
import { contextOf } from '../characteristics/abilities.ts';
import { derive } from '../characteristics/derive.ts';
import { matches } from '../evaluate/expression.ts';
import type { ObjectId } from '../state/ids.ts';
import { find } from '../state/read.ts';
import type { Root } from '../state/root.ts';

/**
 * Whether a permanent has protection from what an object is: that object does not target it, enchant or equip it, block it, and damage
 * that it would deal is prevented. The quality is asked of the object wherever it is. CR 702.16
 */
export function isProtectedFrom(root: Root, id: ObjectId, from: ObjectId): boolean {
  const seen = derive(root).characteristics(id);
  if (seen === null || find(root, id)?.zone !== 'battlefield') return false;
  return seen.abilities.some((address) => {
    const ability = abilityAt(address);
    if (ability.kind !== 'protection') return false;
    const ctx = contextOf(root, { source: id, controller: seen.controller, x: null, bound: {} });
    return matches(ctx, ability.from, from);
  });
}
