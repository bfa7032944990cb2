import { context, type Sight } from '../evaluate/context.ts';
import { matches } from '../evaluate/expression.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import { find } from '../state/read.ts';
import type { Characteristics, Root } from '../state/root.ts';
import { elsewhere, type Taking, type Workshop } from './work.ts';

/** Abilities that cards off the battlefield lose. CR 613.1f */

const bare = new WeakMap<Characteristics, Characteristics>();

/** The characteristics of an object that is no permanent, without the abilities that effects take from it. */
export function keptElsewhere(root: Root, shop: Workshop, id: ObjectId): Characteristics | null {
  const seen = elsewhere(root, id);
  if (seen === null || shop.takings.length === 0 || takingsOf(root, shop, id).length === 0) return seen;
  const known = bare.get(seen) ?? { ...seen, abilities: [] };
  bare.set(seen, known);
  return known;
}

/** The effects by which a card off the battlefield has lost all abilities. */
export function takingsOf(root: Root, shop: Workshop, id: ObjectId): readonly Taking[] {
  if (shop.takings.length === 0 || find(root, id) === null) return NONE;
  const sight = asTheyAre(root, shop);
  return shop.takings.filter(({ source, controller, what }) => matches(context(sight, source, controller), what, id));
}

const NONE: readonly never[] = [];

/** Cards as they are before they lose any: what takes abilities does not ask for those. */
function asTheyAre(root: Root, shop: Workshop): Sight {
  return {
    root,
    reads: 0,
    characteristics(id) {
      const work = shop.bySlot[slotOf(id)];
      return work?.id === id ? work : elsewhere(root, id);
    },
  };
}
