import { abilityAt } from '../../cards/records.ts';
import { derive, layersOf } from '../../characteristics/derive.ts';
import { rememberingOnce } from '../../characteristics/memory.ts';
import { type Context, context, linksOf, READS, type Sight } from '../../evaluate/context.ts';
import { amountOf, matching } from '../../evaluate/expression.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Characteristics, Root } from '../../state/root.ts';
import type { Ability } from '../../vocabulary/ability.ts';
import { COLORS, type ManaType } from '../../vocabulary/basics.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { ManaProduction, ManaTypes } from '../../vocabulary/mana.ts';
import { hasTapInCost, isManaAbility, partsOf } from '../ability-kinds.ts';
import { everyResult } from './changes.ts';

interface Fixpoint {
  readonly found: ReadonlyMap<ObjectId, ReadonlySet<ManaType>>;
  /** What it was read from besides the result of the layers: bits of `READS`. */
  readonly reads: number;
}

/** By the result of the layers, where nothing else was read; else by root. */
const byLayers = new WeakMap<object, Fixpoint>();

/**
 * The types of mana that a permanent could produce: what any of its abilities would produce if it resolved now, with
 * replacement effects in every order; costs do not matter. Types defined by what others could produce are found as the
 * least fixpoint: a type counts when something makes it without going round in a circle. CR 106.7
 */
export function couldProduce(root: Root, id: ObjectId): ReadonlySet<ManaType> {
  const all = leastFixpoint(root);
  return all.get(id) ?? typesOf(root, id, all);
}

function leastFixpoint(root: Root): ReadonlyMap<ObjectId, ReadonlySet<ManaType>> {
  const { found, reads } = fixpointOf(root);
  // Whoever asks depends on what this depends on.
  derive(root).reads |= reads;
  return found;
}

const fixpointOf: (root: Root) => Fixpoint = rememberingOnce((root) => {
  const layers = layersOf(root);
  const known = root.lasting.length === 0 ? byLayers.get(layers) : undefined;
  if (known !== undefined) return known;
  const fixpoint = findAnew(derive(root), root);
  if (fixpoint.reads === 0 && root.lasting.length === 0) byLayers.set(layers, fixpoint);
  return fixpoint;
});

function findAnew(sight: Sight, root: Root): Fixpoint {
  const before = sight.reads;
  sight.reads = 0;
  const found = findFixpoint(root);
  const { reads } = sight;
  sight.reads |= before;
  return { found, reads };
}

function findFixpoint(root: Root): ReadonlyMap<ObjectId, ReadonlySet<ManaType>> {
  const ids = derive(root).bySlot.flatMap((seen) => (seen === null ? [] : [seen.id]));
  let found: ReadonlyMap<ObjectId, ReadonlySet<ManaType>> = new Map(ids.map((id) => [id, new Set<ManaType>()]));
  for (let grew = true; grew; ) {
    const next = new Map(ids.map((id) => [id, typesOf(root, id, found)] as const));
    grew = ids.some((id) => (next.get(id)?.size ?? 0) > (found.get(id)?.size ?? 0));
    found = next;
  }
  return found;
}

/** What one permanent could produce, given what the others could. */
function typesOf(
  root: Root,
  id: ObjectId,
  others: ReadonlyMap<ObjectId, ReadonlySet<ManaType>>,
): ReadonlySet<ManaType> {
  const types = new Set<ManaType>();
  const seen = derive(root).characteristics(id);
  for (const address of seen?.abilities ?? []) {
    const ability = abilityAt(address);
    for (const mana of outputs(root, id, seen as Characteristics, ability, others))
      for (const type of mana) types.add(type);
  }
  return types;
}

/** The manas that one ability would make. */
function outputs(
  root: Root,
  id: ObjectId,
  seen: Characteristics,
  ability: Ability,
  others: ReadonlyMap<ObjectId, ReadonlySet<ManaType>>,
): readonly (readonly ManaType[])[] {
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
  const tapped = ability.kind === 'activated' && isManaAbility(ability) && hasTapInCost(ability);
  const ctx = context(derive(root), id, seen.controller, {
    bound: linksOf(derive(root), id),
  });
  return productionsIn(ability.effect)
    .flatMap((mana) => everyOutput(ctx, mana, others))
    .flatMap((mana) => (tapped ? everyResult(root, id, seen.controller, mana) : [mana]));
}

function productionsIn(effect: Effect): readonly ManaProduction[] {
  return effect.kind === 'addMana' ? [effect.mana] : partsOf(effect).flatMap(productionsIn);
}

/** Outputs of one production, one per type that could be chosen; none where the amount is 0 or no type is defined. CR 106.5 */
function everyOutput(
  ctx: Context,
  mana: ManaProduction,
  others: ReadonlyMap<ObjectId, ReadonlySet<ManaType>>,
): readonly (readonly ManaType[])[] {
  switch (mana.kind) {
    case 'fixed':
      return mana.mana.length === 0 ? [] : [mana.mana];
    case 'amountOf':
      return repeated(mana.type, amountOf(ctx, mana.amount));
    case 'asMuchAsUnspent':
      ctx.sight.reads |= READS.players;
      return [(ctx.sight.root.players[ctx.controller]?.pool ?? []).map((unit) => unit.type)];
    case 'choose':
      return typesFrom(ctx, mana.from, others).flatMap((type) => repeated(type, amountOf(ctx, mana.amount)));
  }
}

function repeated(type: ManaType, amount: number): readonly (readonly ManaType[])[] {
  return amount <= 0 ? [] : [Array.from({ length: amount }, () => type)];
}

function typesFrom(
  ctx: Context,
  from: ManaTypes,
  others: ReadonlyMap<ObjectId, ReadonlySet<ManaType>>,
): readonly ManaType[] {
  switch (from.kind) {
    case 'fixed':
      return from.types;
    case 'couldProduce': {
      const types = new Set(matching(ctx, from.what).flatMap((id) => [...(others.get(id) ?? [])]));
      return [...types].filter((type) => !from.colorsOnly || type !== 'C');
    }
    case 'colorsAmong':
      return COLORS.filter((color) =>
        matching(ctx, from.what).some((id) => derive(ctx.sight.root).characteristics(id)?.colors.includes(color)),
      );
    case 'chosenColor': {
      const bound = ctx.bound[from.name];
      return COLORS.filter((color) => bound?.kind === 'word' && bound.word === color);
    }
    // What a cost or an event would have named is not defined where no cost is paid and nothing happened.
    case 'couldProduceOf':
    case 'eventTypes':
      return [];
  }
}
