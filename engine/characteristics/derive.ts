import { READS, type Sight } from '../evaluate/context.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import type { Characteristics, Root } from '../state/root.ts';
import { applyLayers } from './layers.ts';
import { elsewhere, type Workshop } from './work.ts';

/** What follows from a root by the layers: characteristics of every object. Remembered for as long as nothing that they depend on changes. */
export interface Derived extends Sight {
  /** By slot; null for what is not on the battlefield. */
  readonly bySlot: readonly ((Characteristics & { readonly id: ObjectId }) | null)[];
}

interface Remembered {
  readonly root: Root;
  readonly reads: number;
  readonly shop: Workshop;
}

/** By the list of objects, which every change of an object replaces; tapping and damage do not. */
let remembered = new WeakMap<Root['objects'], Remembered>();
/** The latest result: the next root's permanents are mostly the same objects. */
let latest: Remembered | null = null;
/** Per root, with the root's own status for filters to read. */
let perRoot = new WeakMap<Root, Derived>();

/** CR 613 */
export function derive(root: Root): Derived {
  const known = perRoot.get(root);
  if (known !== undefined) return known;
  const { shop } = layersOf(root);
  const derived: Derived = {
    root,
    reads: 0,
    bySlot: shop.bySlot,
    characteristics(id) {
      const seen = shop.bySlot[slotOf(id)];
      return seen !== undefined && seen !== null && seen.id === id ? seen : elsewhere(root, id);
    },
  };
  perRoot.set(root, derived);
  return derived;
}

/** The result of the layers, the same for every root that they cannot tell apart. */
export function layersOf(root: Root): Remembered {
  const known = remembered.get(root.objects);
  if (known !== undefined && isSame(known, root)) return known;
  if (latest !== null && isSame(latest, root) && hasSamePermanents(latest, root)) {
    remembered.set(root.objects, latest);
    return latest;
  }
  const shop = applyLayers(root);
  const fresh = { root, reads: shop.reads, shop };
  remembered.set(root.objects, fresh);
  latest = fresh;
  return fresh;
}

/** Objects have changed, but none that the layers looked at. */
function hasSamePermanents({ root: then, reads }: Remembered, now: Root): boolean {
  if ((reads & READS.otherZones) !== 0) return false;
  return now.battlefield.every((slot) => then.objects[slot] === now.objects[slot]);
}

function isSame({ root: then, reads }: Remembered, now: Root): boolean {
  return (
    then.effects === now.effects &&
    then.battlefield === now.battlefield &&
    ((reads & READS.status) === 0 || then.status === now.status) &&
    ((reads & READS.players) === 0 || then.players === now.players) &&
    ((reads & READS.turn) === 0 || then.turn === now.turn) &&
    ((reads & READS.combat) === 0 || then.combat === now.combat)
  );
}

/** Drops what is remembered: for those who change the rules under the same roots. */
export function forgetDerived(): void {
  remembered = new WeakMap();
  latest = null;
  perRoot = new WeakMap();
}
