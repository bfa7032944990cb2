import { abilityAt } from '../cards/records.ts';
import { contextOf } from '../characteristics/abilities.ts';
import { derive } from '../characteristics/derive.ts';
import { matchesInPlace } from '../evaluate/expression.ts';
import type { ObjectId } from '../state/ids.ts';
import { find } from '../state/read.ts';
import type { Root } from '../state/root.ts';
import { isProtectedFrom } from './protection.ts';

/**
 * An Aura can be attached to what it can enchant, an Equipment to a creature, and neither while it is a creature, nor to what has
 * protection from it. CR 303.4, 301.5, 702.16c-d
 */
export function canBeAttached(root: Root, id: ObjectId, to: ObjectId): boolean {
  const seen = derive(root).characteristics(id);
  const host = derive(root).characteristics(to);
  if (id === to || seen === null || host === null || find(root, to)?.zone !== 'battlefield') return false;
  if (seen.types.includes('creature') || isProtectedFrom(root, to, id)) return false;
  if (seen.subtypes.includes('Equipment')) return host.types.includes('creature');
  return seen.subtypes.includes('Aura') && canEnchant(root, id, to);
}

function canEnchant(root: Root, id: ObjectId, to: ObjectId): boolean {
  const seen = derive(root).characteristics(id);
  if (seen === null) return false;
  const ctx = contextOf(root, { source: id, controller: seen.controller, x: null, bound: {} });
  const enchants = seen.abilities.map(abilityAt).filter((ability) => ability.kind === 'enchant');
  return enchants.length > 0 && enchants.every(({ what }) => matchesInPlace(ctx, what, to));
}
