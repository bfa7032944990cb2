import type { Amount } from '../vocabulary/amount.ts';
import type { ContinuousPart } from '../vocabulary/continuous.ts';
import { applyInLayer, type Layer, layerOf } from './apply.ts';
import {
  affectedBy,
  applies,
  type Begun,
  type ContinuousEffect,
  controllerOf,
  grantedTo,
  numbersOf,
  staticEffects,
} from './effects.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import { trial, type Workshop } from './work.ts';

/**
 * The effect to apply next in a layer, or null when none is left: those of characteristic-defining abilities first, then by
 * timestamp, but after those it depends on. CR 613.3, 613.7, 613.8
 */
export function inDependencyOrder(
  shop: Workshop,
  layer: Layer,
  begun: Begun,
  pending: readonly ContinuousEffect[],
): ContinuousEffect | null {
  const defining = pending.filter(isDefining);
  const group = [...(defining.length > 0 ? defining : pending)].sort((one, two) => one.timestamp - two.timestamp);
  if (group.length < 2) return group[0] ?? null;
  const waitsFor = group.map((effect) =>
    group.map((other) => other !== effect && dependsOn(shop, layer, begun, effect, other)),
  );
  return group.find((_, index) => isReady(waitsFor, index)) ?? null;
}

function isDefining(effect: ContinuousEffect): boolean {
  return effect.from.kind === 'static' && effect.from.ability.characteristicDefining;
}

/** Ready: every effect that it waits for waits, in a loop, for it. CR 613.8b */
function isReady(waitsFor: readonly (readonly boolean[])[], index: number): boolean {
  return (waitsFor[index] as readonly boolean[]).every((waits, other) => !waits || reaches(waitsFor, other, index));
}

function reaches(waitsFor: readonly (readonly boolean[])[], from: number, to: number): boolean {
  const seen = new Set([from]);
  const next = [from];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (at === to) return true;
    (waitsFor[at] as readonly boolean[]).forEach((waits, other) => {
      if (waits && !seen.has(other)) {
        seen.add(other);
        next.push(other);
      }
    });
  }
  return false;
}

/** Whether with `other` applied first `effect` would be gone, reach other objects or come to other numbers. CR 613.8a */
function dependsOn(
  shop: Workshop,
  layer: Layer,
  begun: Begun,
  effect: ContinuousEffect,
  other: ContinuousEffect,
): boolean {
  if (!mayDepend(effect, other, layer)) return false;
  const before = effectShape(shop, layer, begun, effect);
  const tried = trial(shop);
  applyInLayer(tried, other, layer, begun.get(other.key)?.affected ?? affectedBy(shop, other));
  const changed = effectShape(tried, layer, begun, effect) !== before;
  shop.reads |= tried.reads;
  return changed;
}

/** Existence, objects and numbers of an effect, and who gets control by it, to be compared. */
function effectShape(shop: Workshop, layer: Layer, begun: Begun, effect: ContinuousEffect): string {
  const started = begun.get(effect.key);
  if (started === undefined && !existsNow(shop, effect)) return 'none';
  const affected = started?.affected ?? affectedBy(shop, effect);
  const numbers = effect.parts
    .filter((part) => layerOf(part) === layer)
    .map((part) =>
      part.kind === 'control' ? controllerOf(shop, effect) : affected.map((id) => doneTo(shop, effect, part, id)),
    );
  return JSON.stringify([affected, numbers]);
}

/** The numbers of a part for an object, or how many abilities it gives it. */
function doneTo(shop: Workshop, effect: ContinuousEffect, part: ContinuousPart, id: ObjectId): readonly number[] {
  const work = part.kind === 'grant' ? shop.bySlot[slotOf(id)] : null;
  if (part.kind !== 'grant' || work === null || work === undefined) return numbersOf(shop, effect, part, id);
  return [grantedTo(effect, part, work).length];
}

function existsNow(shop: Workshop, effect: ContinuousEffect): boolean {
  if (effect.from.kind === 'resolved') return true;
  return applies(shop, effect) && staticEffects(shop).some((other) => other.key === effect.key);
}

/** What of objects an effect can read or change within one layer. */
type Aspect = 'controller' | 'types' | 'colors' | 'abilities' | 'power and toughness';

/** A quick answer where it is certain that nothing that `other` changes is read by `effect`. */
function mayDepend(effect: ContinuousEffect, other: ContinuousEffect, layer: Layer): boolean {
  const changed = new Set(other.parts.filter((part) => layerOf(part) === layer).flatMap(changes));
  if (changed.has('abilities') && (effect.from.kind === 'static' || keepsOff(other, effect))) return true;
  return [...readsOf(effect)].some((aspect) => changed.has(aspect));
}

/** Whether it says that something can't have a keyword, of such as the effect gives. CR 113.11 */
function keepsOff(other: ContinuousEffect, effect: ContinuousEffect): boolean {
  return other.parts.some(({ kind }) => kind === 'cantHave') && effect.parts.some(({ kind }) => kind === 'grant');
}

function changes(part: ContinuousPart): readonly Aspect[] {
  switch (part.kind) {
    case 'control':
      return ['controller'];
    case 'setLandTypes':
      return ['types', 'abilities'];
    case 'chosenLandType':
      return part.change === 'set' ? ['types', 'abilities'] : ['types'];
    case 'setTypes':
    case 'addTypes':
    case 'addLandTypes':
    case 'setCreatureTypes':
    case 'addChosenCreatureType':
    case 'removeType':
      return ['types'];
    case 'setColors':
    case 'addColors':
      return ['colors'];
    case 'grant':
    case 'loseAll':
    case 'lose':
    case 'cantHave':
    case 'protectionFromColors':
      return ['abilities'];
    case 'definePT':
    case 'setBasePT':
    case 'modifyPT':
    case 'switchPT':
      return ['power and toughness'];
  }
}

const reads = new WeakMap<object, ReadonlySet<Aspect>>();

/** What the effect's filters, condition and amounts read; one that gives control reads who its controller is. */
function readsOf(effect: ContinuousEffect): ReadonlySet<Aspect> {
  const node: object = effect.from.kind === 'static' ? effect.from.ability : effect.parts;
  const known = reads.get(node);
  if (known !== undefined) return known;
  const found = new Set<Aspect>();
  if (effect.from.kind === 'static') {
    collect(effect.from.ability.affects, found);
    collect(effect.from.ability.onlyIf, found);
    for (const part of effect.parts) for (const amount of amountsOf(part)) collect(amount, found);
    if (effect.parts.some((part) => part.kind === 'control')) found.add('controller');
  }
  reads.set(node, found);
  return found;
}

function amountsOf(part: ContinuousPart): readonly Amount[] {
  return part.kind === 'definePT' || part.kind === 'setBasePT' || part.kind === 'modifyPT'
    ? [part.power, part.toughness]
    : [];
}

const ASPECT_OF: Readonly<Record<string, Aspect>> = {
  type: 'types',
  supertype: 'types',
  subtype: 'types',
  chosenSubtype: 'types',
  color: 'colors',
  colorless: 'colors',
  monocolored: 'colors',
  chosenColor: 'colors',
  controlledBy: 'controller',
  controllerOf: 'controller',
  devotion: 'controller',
  keyword: 'abilities',
  power: 'power and toughness',
  toughness: 'power and toughness',
};

/** Walks any expression of the vocabulary: each node's kind says what it reads. */
function collect(node: unknown, found: Set<Aspect>): void {
  if (typeof node !== 'object' || node === null) return;
  const kind = (node as { kind?: unknown }).kind;
  const aspect = typeof kind === 'string' ? ASPECT_OF[kind] : undefined;
  if (aspect !== undefined) found.add(aspect);
  for (const part of Object.values(node)) collect(part, found);
}
