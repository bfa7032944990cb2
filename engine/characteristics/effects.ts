import { abilityAt, keywordAddress, nodeAt } from '../cards/records.ts';
import { colorBitsOf, colorsSpentOf } from '../evaluate/colors.ts';
import { type Context, context, linksOf } from '../evaluate/context.ts';
import { amountOf, holds, objectsOf, resultOf } from '../evaluate/expression.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import type { FloatingEffect, GameObject } from '../state/root.ts';
import type { Ability, StaticAbility } from '../vocabulary/ability.ts';
import type { ContinuousPart } from '../vocabulary/continuous.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { EntersChange } from '../vocabulary/replacement.ts';
import type { Work, Workshop } from './work.ts';

/** A continuous effect on objects, from a static ability or from something that resolved, as the layers handle it. CR 611 */
export interface ContinuousEffect {
  /** The same effect in every layer has the same key. */
  readonly key: string;
  /** CR 613.7 */
  readonly timestamp: number;
  readonly source: ObjectId;
  readonly parts: readonly ContinuousPart[];
  readonly from:
    | { readonly kind: 'static'; readonly ability: StaticAbility }
    | { readonly kind: 'resolved'; readonly effect: LockedIn };
}

/** What is locked in of an effect that no static ability has. */
type LockedIn = Pick<FloatingEffect, 'controller' | 'affected' | 'stopped' | 'amounts'>;

/** The sets of objects of effects that have begun to apply: they keep them in later layers, even if their ability is gone. CR 613.6 */
export type Begun = Map<string, { readonly effect: ContinuousEffect; readonly affected: readonly ObjectId[] }>;

/** Effects of resolved spells and abilities. CR 611.2 */
export function resolvedEffects(effects: readonly FloatingEffect[]): readonly ContinuousEffect[] {
  return effects.flatMap((effect, index) => {
    const parts = partsOf(effect);
    return parts.length === 0
      ? []
      : [
          {
            key: `effect ${index}`,
            timestamp: effect.timestamp,
            source: effect.source,
            parts,
            from: { kind: 'resolved', effect },
          },
        ];
  });
}

/** Counters that give keywords, each kind on an object as an effect of its own. CR 122.1b, 613.1f, 613.7c */
export function keywordCounterEffects(shop: Workshop): readonly ContinuousEffect[] {
  const found: ContinuousEffect[] = [];
  for (const { id, controller, object } of shop.permanents) {
    for (const { counter, timestamp } of object.keywordCounters) {
      const parts: ContinuousEffect['parts'] = [{ kind: 'grant', abilities: [abilityAt(keywordAddress(counter))] }];
      const effect = { controller, affected: [id], stopped: NONE, amounts: NONE };
      found.push({ key: `counter ${id}/${counter}`, timestamp, source: id, parts, from: { kind: 'resolved', effect } });
    }
  }
  return found;
}

function partsOf(effect: FloatingEffect): readonly ContinuousPart[] {
  const node = nodeAt<Effect | EntersChange>(effect.address);
  if (node.kind === 'continuous') return node.parts;
  if (node.kind === 'move') return node.being;
  return node.kind === 'abilities' ? [{ kind: 'grant', abilities: node.abilities }] : [];
}

/** Effects of the static abilities that permanents have in this half-way state. CR 611.3 */
export function staticEffects(shop: Workshop): readonly ContinuousEffect[] {
  const found: ContinuousEffect[] = [];
  for (const work of shop.permanents) {
    for (let index = 0; index < work.abilities.length; index++) {
      const address = work.abilities[index] as string;
      const ability = abilityAt(address);
      if (ability.kind !== 'static') continue;
      const occurrence = work.abilities.indexOf(address) === index ? '' : `#${index}`;
      found.push({
        key: `${work.id}/${address}${occurrence}`,
        timestamp: Math.max(objectTimestamp(work.object), shop.grantedAt.get(`${work.id}/${address}`) ?? 0),
        source: work.id,
        parts: ability.parts,
        from: { kind: 'static', ability },
      });
    }
  }
  return found;
}

/** CR 613.7d-e */
export function objectTimestamp(object: GameObject): number {
  return Math.max(object.timestamp, object.attachedAt);
}

/** Whether the condition of a static ability holds. CR 604.2 */
export function applies(shop: Workshop, effect: ContinuousEffect): boolean {
  return effect.from.kind === 'resolved' || holds(contextOf(shop, effect), effect.from.ability.onlyIf);
}

/** The permanents that an effect applies to now. CR 611.2c, 611.3a */
export function affectedBy(shop: Workshop, effect: ContinuousEffect): readonly ObjectId[] {
  const ids =
    effect.from.kind === 'resolved'
      ? effect.from.effect.affected
      : objectsOf(contextOf(shop, effect), effect.from.ability.affects);
  return ids.filter((id) => shop.bySlot[slotOf(id)]?.id === id);
}

/** Who "you" is for the effect. */
export function controllerOf(shop: Workshop, effect: ContinuousEffect): PlayerId {
  if (effect.from.kind === 'resolved') return effect.from.effect.controller;
  return shop.bySlot[slotOf(effect.source)]?.controller ?? 0;
}

/** The two numbers of a power and toughness part for one object, or the colours of one that protects from some: locked in when something resolved, else computed. CR 608.2h, 611.3a */
export function numbersOf(
  shop: Workshop,
  effect: ContinuousEffect,
  part: ContinuousPart,
  id: ObjectId,
): readonly [number, number] {
  if (!hasNumbers(part)) return [0, 0];
  if (effect.from.kind === 'resolved') {
    const at = effect.parts.indexOf(part) * 2;
    return [effect.from.effect.amounts[at] ?? 0, effect.from.effect.amounts[at + 1] ?? 0];
  }
  if (part.kind === 'protectionFromColors') return [colorBitsOf(contextOf(shop, effect), part.of), 0];
  if (typeof part.power === 'number' && typeof part.toughness === 'number') return [part.power, part.toughness];
  const ctx = { ...contextOf(shop, effect), affected: id };
  const number = part.kind === 'modifyPT' ? resultOf : amountOf;
  return [number(ctx, part.power), number(ctx, part.toughness)];
}

type Numbered = Extract<ContinuousPart, { kind: 'definePT' | 'setBasePT' | 'modifyPT' | 'protectionFromColors' }>;

function hasNumbers(part: ContinuousPart): part is Numbered {
  const { kind } = part;
  return kind === 'definePT' || kind === 'setBasePT' || kind === 'modifyPT' || kind === 'protectionFromColors';
}

/** What this part of an effect gives an object that may be unable to have some of it. CR 113.11 */
export function grantedTo(
  { from }: ContinuousEffect,
  { abilities }: Extract<ContinuousPart, { kind: 'grant' }>,
  { id, cannotHave }: Work,
): readonly Ability[] {
  const stopped = from.kind === 'resolved' ? from.effect.stopped : NONE;
  if (cannotHave.length === 0 && stopped.length === 0) return abilities;
  return abilities.filter(
    (ability) =>
      ability.kind !== 'keyword' ||
      !(
        cannotHave.includes(ability.keyword) ||
        stopped.some((one) => one.object === id && one.keyword === ability.keyword)
      ),
  );
}

const NONE: readonly never[] = [];

/** A word chosen as the source entered. CR 607.2d */
export function chosenBySource(shop: Workshop, effect: ContinuousEffect, name: string): string | null {
  const bound = linksOf(shop, effect.source)[name];
  return bound?.kind === 'word' ? bound.word : null;
}

function contextOf(shop: Workshop, effect: ContinuousEffect): Context {
  const source: Work | null | undefined = shop.bySlot[slotOf(effect.source)];
  return context(shop, effect.source, controllerOf(shop, effect), {
    paid: source?.object.origin?.paid ?? {},
    colorsSpent: colorsSpentOf(source?.object.origin?.manaSpent ?? []),
  });
}
