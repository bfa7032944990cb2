import { READS, type Sight } from '../evaluate/context.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import type { Characteristics, Root, TurnState } from '../state/root.ts';
import { withDefinedSize } from './defined-size.ts';
import { applyLayers } from './layers.ts';
import { keptElsewhere } from './taken.ts';
import type { Workshop } from './work.ts';

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
let perRoot = new WeakMap<Root, RootSight>();
/** That of the root that was asked about last: mostly the one that is asked about next. */
let current: RootSight | null = null;

/** CR 613 */
export function derive(root: Root): Derived {
  return sightOf(root);
}

/** What was computed from a root and is good for roots after it, as long as they differ only in time: by function, then by key. */
export type Memory = Map<unknown, Known>[];

export interface Known {
  readonly value: unknown;
  /** Bits of `READS`. */
  readonly reads: number;
  /** The turn, step and active player in which it holds; null where they were not read. */
  readonly turn: TurnState | null;
}

/** A sight with what is remembered for it; see memory.ts. */
export class RootSight implements Derived {
  readonly root: Root;
  readonly shop: Workshop;
  readonly memory: Memory;
  reads = 0;

  constructor(root: Root, shop: Workshop, memory: Memory) {
    this.root = root;
    this.shop = shop;
    this.memory = memory;
  }

  get bySlot(): Derived['bySlot'] {
    return this.shop.bySlot;
  }

  characteristics(id: ObjectId): Characteristics | null {
    const seen = this.shop.bySlot[slotOf(id)];
    return seen !== undefined && seen !== null && seen.id === id
      ? seen
      : withDefinedSize(this, id, keptElsewhere(this.root, this.shop, id));
  }
}

export function sightOf(root: Root): RootSight {
  if (current?.root === root) return current;
  let sight = perRoot.get(root);
  if (sight === undefined) {
    const { shop } = layersOf(root);
    const goesOn = current !== null && current.shop === shop && differOnlyInTime(current.root, root);
    sight = new RootSight(root, shop, goesOn && current !== null ? current.memory : []);
    perRoot.set(root, sight);
  }
  current = sight;
  return sight;
}

/** Whether two roots differ in nothing but how far the game has come: its turn, its progress and its clock. */
function differOnlyInTime(one: Root, two: Root): boolean {
  return (
    one.objects === two.objects &&
    one.status === two.status &&
    one.players === two.players &&
    one.effects === two.effects &&
    one.stack === two.stack &&
    one.hands === two.hands &&
    one.battlefield === two.battlefield &&
    one.libraries === two.libraries &&
    one.graveyards === two.graveyards &&
    one.exile === two.exile &&
    one.lasting === two.lasting &&
    one.shields === two.shields &&
    one.regenerating === two.regenerating &&
    one.returning === two.returning &&
    one.skipUntap === two.skipUntap &&
    one.delayed === two.delayed &&
    one.waiting === two.waiting &&
    one.combat === two.combat &&
    one.lastKnown === two.lastKnown &&
    one.incarnations === two.incarnations
  );
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
  current = null;
}
