import { abilityAt, recordOf } from '../cards/records.ts';
import { context, type Context } from '../evaluate/context.ts';
import { holds } from '../evaluate/expression.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { atSlot, find } from '../state/read.ts';
import type { Address, GameObject, Root } from '../state/root.ts';
import type { ActivatedAbility, ReplacementAbility, RuleAbility, TriggeredAbility } from '../vocabulary/ability.ts';
import type { Rule } from '../vocabulary/continuous.ts';
import type { Replacement } from '../vocabulary/replacement.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';
import { derive, layersOf } from './derive.ts';
import type { Workshop } from './work.ts';
import { elsewhere } from './work.ts';

/** An ability that an object has where it functions, or that lasts for a time. CR 113.6 */
export interface Has<A> {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly address: Address;
  readonly ability: A;
  /** X of what created it, for abilities that last. */
  readonly x: number | null;
}

/** Which abilities there are, by what they do. */
export interface Abilities {
  readonly triggered: readonly Has<TriggeredAbility>[];
  readonly replacements: readonly Has<ReplacementAbility>[];
  readonly rules: readonly Has<RuleAbility>[];
  readonly activated: readonly Has<ActivatedAbility>[];
}

/** Kinds of rules and replacement effects, and of events that are watched for, of which there is any. */
interface Kinds {
  readonly rules: ReadonlySet<Rule['kind']>;
  readonly replacements: ReadonlySet<Replacement['kind']>;
  readonly watched: ReadonlyMap<TriggerEvent['kind'], readonly Has<TriggeredAbility>[]>;
}

const kinds = new WeakMap<Abilities, Kinds>();

function kindsOf(abilities: Abilities): Kinds {
  const known = kinds.get(abilities) ?? findKinds(abilities);
  kinds.set(abilities, known);
  return known;
}

function findKinds({ rules, replacements, triggered }: Abilities): Kinds {
  const watched = new Map<TriggerEvent['kind'], Has<TriggeredAbility>[]>();
  for (const has of triggered) {
    for (const kind of new Set(eventKinds(has.ability.on))) watched.set(kind, [...(watched.get(kind) ?? []), has]);
  }
  return {
    rules: new Set(rules.flatMap((has) => flat(has.ability.rule).map((rule) => rule.kind))),
    replacements: new Set(replacements.map((has) => has.ability.replaces.kind)),
    watched,
  };
}

function eventKinds(on: TriggerEvent): readonly TriggerEvent['kind'][] {
  return on.kind === 'anyOf' ? on.of.flatMap(eventKinds) : [on.kind];
}

/** Triggered abilities that watch for one of these kinds of event, in the order of their objects. */
export function triggersOn(root: Root, on: readonly TriggerEvent['kind'][]): readonly Has<TriggeredAbility>[] {
  const abilities = abilitiesOf(root);
  if (abilities.triggered.length === 0) return [];
  const { watched } = kindsOf(abilities);
  const lists = on.flatMap((kind) => {
    const list = watched.get(kind);
    return list === undefined ? [] : [list];
  });
  if (lists.length < 2) return lists[0] ?? [];
  const any = new Set(lists.flat());
  return abilities.triggered.filter((has) => any.has(has));
}

const ofPermanents = new WeakMap<Workshop, Abilities>();
const ofRoot = new WeakMap<Root, Abilities>();

/** All abilities that function in this root. */
export function abilitiesOf(root: Root): Abilities {
  const known = ofRoot.get(root);
  if (known !== undefined) return known;
  const permanents = permanentAbilities(layersOf(root).shop);
  const all = root.lasting.length === 0 && root.stack.length === 0 ? permanents : withOthers(root, permanents);
  ofRoot.set(root, all);
  return all;
}

/** Activated abilities that are a player's to activate: of permanents they control, and of cards in their hand and graveyard. CR 602.2, 113.6 */
export function activatedAbilities(root: Root, player: PlayerId): readonly Has<ActivatedAbility>[] {
  const permanents = ownActivated(root, player);
  const hand = (root.hands[player] ?? []).flatMap((slot) => offBattlefield(atSlot(root, slot)));
  const graveyard = (root.graveyards[player] ?? []).flatMap((slot) => offBattlefield(atSlot(root, slot)));
  return hand.length + graveyard.length === 0 ? permanents : [...permanents, ...hand, ...graveyard];
}

/** Of permanents that a player controls; one that an object has twice over is one to activate. */
export function ownActivated(root: Root, player: PlayerId): readonly Has<ActivatedAbility>[] {
  const { activated } = abilitiesOf(root);
  return activated.filter((has, at) => has.controller === player && !isRepeated(activated, has, at));
}

/** An object's abilities stand together in the list. */
function isRepeated(list: readonly Has<unknown>[], { source, address }: Has<unknown>, at: number): boolean {
  for (let before = at - 1; list[before]?.source === source; before--)
    if (list[before]?.address === address) return true;
  return false;
}

function offBattlefield(card: GameObject): readonly Has<ActivatedAbility>[] {
  const { abilities } = recordOf(card.record);
  return abilities.flatMap((ability, index) =>
    ability.kind === 'activated' && ability.zone === card.zone
      ? [{ source: card.id, controller: card.owner, address: `${card.record}#abilities.${index}`, ability, x: null }]
      : [],
  );
}

/** Replacement effects of this kind whose condition holds. */
export function replacementsOf<K extends Replacement['kind']>(
  root: Root,
  kind: K,
): readonly (Has<ReplacementAbility> & { readonly replaces: Extract<Replacement, { kind: K }> })[] {
  const abilities = abilitiesOf(root);
  if (abilities.replacements.length === 0 || !kindsOf(abilities).replacements.has(kind)) return [];
  return abilities.replacements.flatMap((has) => {
    const { replaces } = has.ability;
    if (replaces.kind !== kind || !holds(contextOf(root, has), has.ability.onlyIf)) return [];
    return [{ ...has, replaces: replaces as Extract<Replacement, { kind: K }> }];
  });
}

/** A rule in force, with the context in which its filters are read. */
export interface RuleInForce<R> {
  readonly rule: R;
  readonly ctx: Context;
}

const inForce = new WeakMap<Root, readonly RuleInForce<Rule>[]>();

/** The rules of this kind that are in force. CR 613.11 */
export function rulesOf<K extends Rule['kind']>(
  root: Root,
  kind: K,
): readonly RuleInForce<Extract<Rule, { kind: K }>>[] {
  const abilities = abilitiesOf(root);
  const { rules } = abilities;
  if (rules.length === 0 || !kindsOf(abilities).rules.has(kind)) return [];
  let all = inForce.get(root);
  if (all === undefined) {
    all = rules.flatMap((has) => {
      const ctx = contextOf(root, has);
      return holds(ctx, has.ability.onlyIf) ? flat(has.ability.rule).map((rule) => ({ rule, ctx })) : [];
    });
    inForce.set(root, all);
  }
  return all.filter(({ rule }) => rule.kind === kind) as unknown as readonly RuleInForce<Extract<Rule, { kind: K }>>[];
}

function flat(rule: Rule): readonly Rule[] {
  return rule.kind === 'allOf' ? rule.of.flatMap(flat) : [rule];
}

/** The context of an ability of an object: its controller is "you", X is 0 or that of what made it last. CR 107.3m */
export function contextOf(root: Root, has: Pick<Has<unknown>, 'source' | 'controller' | 'x'>): Context {
  const origin = (find(root, has.source) ?? root.lastKnown[has.source]?.object)?.origin ?? null;
  return context(derive(root), has.source, has.controller, {
    x: has.x,
    paid: origin?.paid ?? {},
    colorsSpent:
      origin === null || origin.manaSpent.length === 0
        ? 0
        : new Set(origin.manaSpent.filter((type) => type !== 'C')).size,
  });
}

function permanentAbilities(shop: Workshop): Abilities {
  const known = ofPermanents.get(shop);
  if (known !== undefined) return known;
  const found = empty();
  for (const work of shop.permanents) {
    for (const address of work.abilities)
      add(found, 'battlefield', { source: work.id, controller: work.controller, address, x: null });
  }
  ofPermanents.set(shop, found);
  return found;
}

/** With those of spells on the stack, and those that last without an object. */
function withOthers(root: Root, permanents: Abilities): Abilities {
  const found = empty();
  for (const slot of root.stack) addSpell(root, found, atSlot(root, slot));
  for (const { address, source, controller, x } of root.lasting) add(found, null, { source, controller, address, x });
  if (found.triggered.length + found.replacements.length + found.rules.length === 0) return permanents;
  return {
    triggered: [...permanents.triggered, ...found.triggered],
    replacements: [...permanents.replacements, ...found.replacements],
    rules: [...permanents.rules, ...found.rules],
    activated: permanents.activated,
  };
}

function addSpell(root: Root, found: Building, object: GameObject): void {
  if (object.kind === 'ability') return;
  const seen = elsewhere(root, object.id);
  if (seen === null) return;
  for (const address of seen.abilities) {
    add(found, 'stack', { source: object.id, controller: object.controller, address, x: object.spell?.x ?? null });
  }
}

type Building = { -readonly [K in keyof Abilities]: Abilities[K][number][] };

function empty(): Building {
  return { triggered: [], replacements: [], rules: [], activated: [] };
}

/** `zone` null: the ability functions wherever its source is. */
function add(found: Building, zone: 'battlefield' | 'stack' | null, has: Omit<Has<unknown>, 'ability'>): void {
  const ability = abilityAt(has.address);
  switch (ability.kind) {
    case 'triggered':
      if (zone === null || ability.zone === zone) found.triggered.push({ ...has, ability });
      return;
    case 'replacement':
      if (zone !== 'stack') found.replacements.push({ ...has, ability });
      return;
    case 'rule':
      if (zone === null || ability.zone === zone) found.rules.push({ ...has, ability });
      return;
    case 'activated':
      if (ability.zone === zone) found.activated.push({ ...has, ability });
      return;
    default:
      return;
  }
}
