import { abilityAt } from '../cards/records.ts';
import type { CardType, Color, SimpleKeyword, Supertype } from '../vocabulary/basics.ts';
import { CREATURE_TYPES } from '../vocabulary/creature-types.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Filter } from '../vocabulary/filter.ts';
import { slotOf } from '../state/ids.ts';
import { atSlot, find } from '../state/read.ts';
import type { Address, Characteristics, Copiable, GameObject, Root } from '../state/root.ts';
import { type BaseCharacteristics, baseCharacteristics, copiableOf, union } from './copiable.ts';
import { READS, type Sight } from '../evaluate/context.ts';

/** An object's characteristics half-way through the layers: the one kind of data that is changed in place, and never kept. */
export interface Work {
  readonly id: ObjectId;
  readonly object: GameObject;
  name: string;
  copiable: Copiable;
  controller: PlayerId;
  colors: readonly Color[];
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  abilities: readonly Address[];
  /** Keywords that it can't have. CR 113.11 */
  cannotHave: readonly SimpleKeyword[];
  power: number | null;
  toughness: number | null;
}

/** An effect by which cards off the battlefield lose all abilities: the ones that match, wherever they are. CR 613.1f */
export interface Taking {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly what: Filter;
  readonly timestamp: number;
}

/** All permanents and spells half-way through the layers, seen as they are so far. */
export interface Workshop extends Sight {
  /** By slot; permanents, in the order of the battlefield, are `permanents`. */
  readonly bySlot: (Work | null)[];
  readonly permanents: readonly Work[];
  /** Counts changes of abilities, so that what exists is looked up again only then. */
  abilityChanges: number;
  /** When an effect granted an ability to an object. CR 613.7a */
  readonly grantedAt: Map<string, number>;
  /** Known once all layers are done. */
  takings: readonly Taking[];
}

export function workshop(root: Root): Workshop {
  const bySlot: (Work | null)[] = new Array(Math.max(-1, ...root.battlefield) + 1).fill(null);
  const permanents = root.battlefield.map((slot) => {
    const work = workOf(atSlot(root, slot));
    bySlot[slot] = work;
    return work;
  });
  return withWork(root, bySlot, permanents);
}

/** The same work, to try something on. */
export function trial(shop: Workshop): Workshop {
  const bySlot: (Work | null)[] = new Array(shop.bySlot.length).fill(null);
  const permanents = shop.permanents.map((work) => {
    const copy = { ...work };
    bySlot[slotOf(work.id)] = copy;
    return copy;
  });
  return withWork(shop.root, bySlot, permanents, new Map(shop.grantedAt));
}

function withWork(
  root: Root,
  bySlot: (Work | null)[],
  permanents: readonly Work[],
  grantedAt: Map<string, number> = new Map(),
): Workshop {
  return {
    root,
    reads: 0,
    bySlot,
    permanents,
    abilityChanges: 0,
    grantedAt,
    takings: NONE,
    characteristics(id) {
      const work = bySlot[slotOf(id)];
      if (work !== undefined && work !== null && work.id === id) return work;
      this.reads |= READS.otherZones;
      return elsewhere(root, id);
    },
  };
}

/** Characteristics of an object that no layer changes: not on the battlefield, or gone. */
export function elsewhere(root: Root, id: ObjectId): Characteristics | null {
  const object = find(root, id);
  if (object === null) return root.lastKnown[id]?.characteristics ?? null;
  const known = unchanged.get(object);
  if (known !== undefined) return known;
  const seen = { ...withDefinedTypes(baseCharacteristics(copiableOf(object))), controller: object.controller };
  unchanged.set(object, seen);
  return seen;
}

/** What defines its creature types does so in every zone; a permanent has it from the layers. CR 604.3, 702.73a */
function withDefinedTypes(base: BaseCharacteristics): BaseCharacteristics {
  const isAll = base.abilities.some((address) => {
    const ability = abilityAt(address);
    if (ability.kind !== 'static' || !ability.characteristicDefining) return false;
    return ability.parts.some((part) => part.kind === 'setCreatureTypes' && part.types === 'all');
  });
  return isAll ? { ...base, subtypes: union(base.subtypes, [...CREATURE_TYPES]) } : base;
}

const unchanged = new WeakMap<GameObject, Characteristics>();

const NONE: readonly never[] = [];

function workOf(object: GameObject): Work {
  const base = baseCharacteristics(copiableOf(object));
  return {
    id: object.id,
    object,
    name: base.name,
    copiable: base.copiable,
    controller: object.controller,
    colors: base.colors,
    supertypes: base.supertypes,
    types: base.types,
    subtypes: base.subtypes,
    abilities: base.abilities,
    cannotHave: NONE,
    power: base.power,
    toughness: base.toughness,
  };
}
