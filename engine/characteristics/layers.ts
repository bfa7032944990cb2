import type { Filter } from '../vocabulary/filter.ts';
import { slotOf } from '../state/ids.ts';
import type { FloatingEffect, GameObject, Root } from '../state/root.ts';
import { landTypeAbility } from '../cards/records.ts';
import { applyInLayer, type Layer, LAYERS, layerOf, setAbilities } from './apply.ts';
import { baseCharacteristics } from './copiable.ts';
import { inDependencyOrder } from './dependency.ts';
import {
  affectedBy,
  applies,
  type Begun,
  type ContinuousEffect,
  controllerOf,
  keywordCounterEffects,
  resolvedEffects,
  staticEffects,
} from './effects.ts';
import { type Taking, type Workshop, workshop } from './work.ts';

/** All permanents with every continuous effect applied, layer by layer. CR 613.1 */
export function applyLayers(root: Root): Workshop {
  const shop = workshop(root);
  applyCopyEffects(shop, root.effects);
  const begun: Begun = new Map();
  const resolved = [...resolvedEffects(root.effects), ...keywordCounterEffects(shop)];
  for (const layer of LAYERS) {
    applyLayer(shop, layer, begun, resolved);
    if (layer === '4') addLandTypeAbilities(shop);
    if (layer === '7c') addCounters(shop);
  }
  shop.takings = takingsIn(shop, begun);
  return shop;
}

/** Of the effects of layer 6, those that take abilities from cards off the battlefield. CR 613.1f */
function takingsIn(shop: Workshop, begun: Begun): readonly Taking[] {
  const found: Taking[] = [];
  for (const { effect } of begun.values()) {
    if (effect.from.kind !== 'static' || !effect.parts.some(({ kind }) => kind === 'loseAll')) continue;
    const { affects } = effect.from.ability;
    if (affects.kind !== 'each' || !speaksOfZone(affects.what)) continue;
    const { source, timestamp } = effect;
    found.push({ source, controller: controllerOf(shop, effect), what: affects.what, timestamp });
  }
  return found;
}

function speaksOfZone(filter: Filter): boolean {
  if (filter.kind === 'zone') return filter.zone !== 'battlefield';
  return (filter.kind === 'all' || filter.kind === 'any') && filter.of.some(speaksOfZone);
}

/** Layer 1: permanents that have become copies for a time. CR 613.2a */
function applyCopyEffects(shop: Workshop, effects: readonly FloatingEffect[]): void {
  for (const effect of effects) {
    if (effect.copy === null) continue;
    for (const id of effect.affected) {
      const work = shop.bySlot[slotOf(id)];
      if (work?.id !== id) continue;
      Object.assign(work, baseCharacteristics(effect.copy));
      shop.abilityChanges++;
    }
  }
}

function applyLayer(shop: Workshop, layer: Layer, begun: Begun, resolved: readonly ContinuousEffect[]): void {
  const done = new Set<string>();
  for (;;) {
    const pending = effectsInLayer(shop, layer, begun, resolved).filter((effect) => !done.has(effect.key));
    const next = inDependencyOrder(shop, layer, begun, pending);
    if (next === null) return;
    const affected = begun.get(next.key)?.affected ?? affectedBy(shop, next);
    begun.set(next.key, { effect: next, affected });
    applyInLayer(shop, next, layer, affected);
    done.add(next.key);
  }
}

/** What has a part in this layer: what resolved, what has begun, and static abilities that are there now. */
export function effectsInLayer(
  shop: Workshop,
  layer: Layer,
  begun: Begun,
  resolved: readonly ContinuousEffect[],
): readonly ContinuousEffect[] {
  const found = resolved.filter((effect) => hasPart(effect, layer));
  for (const { effect } of begun.values()) {
    if (effect.from.kind === 'static' && hasPart(effect, layer)) found.push(effect);
  }
  for (const effect of currentStatics(shop)) {
    if (hasPart(effect, layer) && !begun.has(effect.key) && applies(shop, effect)) found.push(effect);
  }
  return found;
}

const statics = new WeakMap<Workshop, { readonly changes: number; readonly effects: readonly ContinuousEffect[] }>();

function currentStatics(shop: Workshop): readonly ContinuousEffect[] {
  const known = statics.get(shop);
  if (known !== undefined && known.changes === shop.abilityChanges) return known.effects;
  const effects = staticEffects(shop);
  statics.set(shop, { changes: shop.abilityChanges, effects });
  return effects;
}

function hasPart(effect: ContinuousEffect, layer: Layer): boolean {
  return effect.parts.some((part) => layerOf(part) === layer);
}

/** A land has the mana abilities of its basic land types. CR 305.6 */
function addLandTypeAbilities(shop: Workshop): void {
  for (const work of shop.permanents) {
    if (!work.types.includes('land')) continue;
    const added = work.subtypes.flatMap((subtype) => landTypeAbility(subtype) ?? []);
    if (added.length > 0) setAbilities(shop, work, [...work.abilities, ...added]);
  }
}

/** Counters change power and toughness in layer 7c. CR 613.4c */
function addCounters(shop: Workshop): void {
  for (const work of shop.permanents) {
    const [power, toughness] = countersPT(work.object);
    if (power !== 0 || toughness !== 0) {
      work.power = (work.power ?? 0) + power;
      work.toughness = (work.toughness ?? 0) + toughness;
    }
  }
}

/** CR 122.1a */
export function countersPT({ counters }: GameObject): readonly [number, number] {
  const plus = counters['+1/+1'] ?? 0;
  const minus = counters['-1/-1'] ?? 0;
  return [plus - minus + (counters['+1/+0'] ?? 0), plus - minus - (counters['-0/-1'] ?? 0)];
}
