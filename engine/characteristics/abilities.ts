import { abilityAt } from '../cards/records.ts';
import { colorsSpentOf } from '../evaluate/colors.ts';
import { context, type Context } from '../evaluate/context.ts';
import { holds } from '../evaluate/expression.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { atSlot, find, nowOrLast } from '../state/read.ts';
import type { Address, Bindings, GameObject, Root } from '../state/root.ts';
import type { ActivatedAbility, ReplacementAbility, RuleAbility, TriggeredAbility } from '../vocabulary/ability.ts';
import type { Rule } from '../vocabulary/continuous.ts';
import type { Replacement } from '../vocabulary/replacement.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';
import { derive, layersOf } from './derive.ts';
import { activatedElsewhere, anyFunctions, functionsIn, type OffBoard } from './off-board.ts';
import { remembering, rememberingOnce } from './memory.ts';
import type { Workshop } from './work.ts';
import { elsewhere } from './work.ts';
import { hasLostAll } from './lost.ts';
import { keptElsewhere } from './taken.ts';

/** An ability that an object has where it functions, or that lasts for a time. CR 113.6 */
export interface Has<A> {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly address: Address;
  readonly ability: A;
  /** X of what created it, and what that remembered, for abilities that last. */
  readonly x: number | null;
  readonly bound: Bindings;
}

/** Which abilities there are, by what they do. */
export interface Abilities {
  readonly triggered: readonly Has<TriggeredAbility>[];
  readonly replacements: readonly Has<ReplacementAbility>[];
  readonly rules: readonly Has<RuleAbility>[];
  readonly activated: readonly Has<ActivatedAbility>[];
  /** Activated abilities by controller, each once per object. */
  readonly own: ReadonlyMap<PlayerId, readonly Has<ActivatedAbility>[]>;
  readonly kinds: Kinds;
}

/** Kinds of rules and replacement effects, and of events that are watched for, of which there is any. */
interface Kinds {
  readonly rules: ReadonlySet<Rule['kind']>;
  readonly replacements: ReadonlySet<Replacement['kind']>;
  readonly watched: ReadonlyMap<TriggerEvent['kind'], readonly Has<TriggeredAbility>[]>;
}

function kindsOf({ rules, replacements, triggered }: ByKind): Kinds {
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
  const { watched } = abilities.kinds;
  const lists = on.flatMap((kind) => {
    const list = watched.get(kind);
    return list === undefined ? [] : [list];
  });
  if (lists.length < 2) return lists[0] ?? [];
  const any = new Set(lists.flat());
  return abilities.triggered.filter((has) => any.has(has));
}

/** Triggered abilities of permanents that watch the state of the game. CR 603.8 */
export function stateTriggers(root: Root): readonly Has<TriggeredAbility>[] {
  return permanentAbilities(layersOf(root).shop).kinds.watched.get('state') ?? NONE;
}

/** All abilities that function in this root. */
export const abilitiesOf: (root: Root) => Abilities = rememberingOnce((root) => {
  const permanents = permanentAbilities(layersOf(root).shop);
  const others =
    root.lasting.length > 0 ||
    root.stack.length > 0 ||
    root.exile.some((slot) => functionsIn(root, slot, 'exile')) ||
    root.graveyards.some((graveyard) => anyFunctions(root, graveyard));
  return others ? withOthers(root, permanents) : permanents;
});

/** Activated abilities that are a player's to activate: of permanents they control, and of cards in their hand and graveyard. CR 602.2, 113.6 */
export const activatedAbilities: (root: Root, player: PlayerId) => readonly Has<ActivatedAbility>[] = remembering(
  (root, player) => {
    const permanents = ownActivated(root, player);
    const cards: Has<ActivatedAbility>[] = [];
    for (const slot of root.hands[player] ?? []) addOffBattlefield(root, cards, atSlot(root, slot));
    for (const slot of root.graveyards[player] ?? []) addOffBattlefield(root, cards, atSlot(root, slot));
    return cards.length === 0 ? permanents : [...permanents, ...cards];
  },
);

/** Of permanents that a player controls; one that an object has twice over is one to activate. */
export function ownActivated(root: Root, player: PlayerId): readonly Has<ActivatedAbility>[] {
  return abilitiesOf(root).own.get(player) ?? [];
}

function byController(activated: Abilities['activated']): Abilities['own'] {
  const own = new Map<PlayerId, Has<ActivatedAbility>[]>();
  activated.forEach((has, at) => {
    if (isRepeated(activated, has, at)) return;
    const list = own.get(has.controller);
    if (list === undefined) own.set(has.controller, [has]);
    else list.push(has);
  });
  return own;
}

/** An object's abilities stand together in the list. */
function isRepeated(list: readonly Has<unknown>[], { source, address }: Has<unknown>, at: number): boolean {
  for (let before = at - 1; list[before]?.source === source; before--)
    if (list[before]?.address === address) return true;
  return false;
}

function addOffBattlefield(root: Root, found: Has<ActivatedAbility>[], { id, record, owner, zone }: GameObject): void {
  for (const { address, ability } of activatedElsewhere(record))
    if (ability.zone === zone && !hasLostAll(root, id))
      found.push({ source: id, controller: owner, address, ability, x: null, bound: NOTHING });
}

/** Replacement effects of this kind whose condition holds. */
export function replacementsOf<K extends Replacement['kind']>(
  root: Root,
  kind: K,
): readonly (Has<ReplacementAbility> & { readonly replaces: Extract<Replacement, { kind: K }> })[] {
  const abilities = abilitiesOf(root);
  if (!abilities.kinds.replacements.has(kind)) return NONE;
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

type HasRule = { readonly rule: Rule; readonly has: Has<RuleAbility> };

const rulesInForce: (root: Root) => readonly HasRule[] = rememberingOnce((root) =>
  abilitiesOf(root).rules.flatMap((has) =>
    holds(contextOf(root, has), has.ability.onlyIf) ? flat(has.ability.rule).map((rule) => ({ rule, has })) : [],
  ),
);

/** The rules of this kind that are in force. CR 613.11 */
export function rulesOf<K extends Rule['kind']>(
  root: Root,
  kind: K,
): readonly RuleInForce<Extract<Rule, { kind: K }>>[] {
  if (!abilitiesOf(root).kinds.rules.has(kind)) return NONE;
  return rulesInForce(root).flatMap(({ rule, has }) =>
    rule.kind === kind ? [{ rule: rule as Extract<Rule, { kind: K }>, ctx: contextOf(root, has) }] : [],
  );
}

/** The rules of this kind that a card would state as a spell on the stack, where it is not there yet: what it costs is looked at before. CR 113.6e, 601.3 */
export function rulesAsSpell<K extends Rule['kind']>(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  kind: K,
): readonly RuleInForce<Extract<Rule, { kind: K }>>[] {
  if (find(root, card)?.zone === 'stack') return NONE;
  const stated = (elsewhere(root, card)?.abilities ?? []).flatMap((address) => {
    const ability = abilityAt(address);
    if (ability.kind !== 'rule' || ability.zone !== 'stack') return [];
    const ofKind = (rule: Rule): rule is Extract<Rule, { kind: K }> => rule.kind === kind;
    return flat(ability.rule)
      .filter(ofKind)
      .map((rule) => ({ rule, onlyIf: ability.onlyIf }));
  });
  if (stated.length === 0) return NONE;
  const ctx = contextOf(root, { source: card, controller: player, x: null, bound: NOTHING });
  return stated.flatMap(({ rule, onlyIf }) => (holds(ctx, onlyIf) ? [{ rule, ctx }] : []));
}

const NONE: readonly never[] = [];
const NOTHING: Bindings = {};

function flat(rule: Rule): readonly Rule[] {
  return rule.kind === 'allOf' ? rule.of.flatMap(flat) : [rule];
}

/** The context of an ability of an object: its controller is "you", it knows how the object was cast, X is 0 or that of what made it last. CR 107.3m */
export function contextOf(root: Root, has: Pick<Has<unknown>, 'source' | 'controller' | 'x' | 'bound'>): Context {
  const object = nowOrLast(root, has.source);
  const cast = object?.origin ?? object?.spell ?? null;
  if (cast === null) return context(derive(root), has.source, has.controller, has);
  const { paid, manaSpent } = cast;
  const colorsSpent = colorsSpentOf(manaSpent);
  return context(derive(root), has.source, has.controller, { x: has.x, bound: has.bound, paid, colorsSpent });
}

const ofPermanents = new WeakMap<Workshop, Abilities>();

function permanentAbilities(shop: Workshop): Abilities {
  const known = ofPermanents.get(shop);
  if (known !== undefined) return known;
  const found = empty();
  for (const work of shop.permanents) {
    for (const address of work.abilities)
      add(found, 'battlefield', { source: work.id, controller: work.controller, address, x: null, bound: NOTHING });
  }
  const abilities = { ...found, own: byController(found.activated), kinds: kindsOf(found) };
  ofPermanents.set(shop, abilities);
  return abilities;
}

/** With those of spells on the stack and of cards in exile, and those that last without an object. */
function withOthers(root: Root, permanents: Abilities): Abilities {
  const found = empty();
  for (const slot of root.stack) addOffBoard(root, found, atSlot(root, slot), 'stack');
  for (const slot of root.exile)
    if (functionsIn(root, slot, 'exile')) addOffBoard(root, found, atSlot(root, slot), 'exile');
  for (const graveyard of root.graveyards) {
    if (!anyFunctions(root, graveyard)) continue;
    for (const slot of graveyard)
      if (functionsIn(root, slot, 'graveyard')) addOffBoard(root, found, atSlot(root, slot), 'graveyard');
  }
  for (const { address, source, controller, x, bound } of root.lasting)
    add(found, null, { source, controller, address, x, bound });
  if (found.triggered.length + found.replacements.length + found.rules.length === 0) return permanents;
  const all = {
    triggered: [...permanents.triggered, ...found.triggered],
    replacements: [...permanents.replacements, ...found.replacements],
    rules: [...permanents.rules, ...found.rules],
    activated: permanents.activated,
  };
  return { ...all, own: permanents.own, kinds: kindsOf(all) };
}

function addOffBoard(root: Root, found: Building, object: GameObject, zone: 'stack' | OffBoard): void {
  if (object.kind === 'ability') return;
  const seen = keptElsewhere(root, layersOf(root).shop, object.id);
  if (seen === null) return;
  for (const address of seen.abilities) {
    const x = object.spell?.x ?? null;
    add(found, zone, { source: object.id, controller: object.controller, address, x, bound: NOTHING });
  }
}

type ByKind = Omit<Abilities, 'kinds' | 'own'>;
type Building = { -readonly [K in keyof ByKind]: ByKind[K][number][] };

function empty(): Building {
  return { triggered: [], replacements: [], rules: [], activated: [] };
}

/** `zone` null: the ability functions wherever its source is. */
function add(
  found: Building,
  zone: 'battlefield' | 'stack' | OffBoard | null,
  has: Omit<Has<unknown>, 'ability'>,
): void {
  const ability = abilityAt(has.address);
  switch (ability.kind) {
    case 'triggered':
      if (zone === null || ability.zone === zone) found.triggered.push({ ...has, ability });
      return;
    case 'replacement':
      if (zone === null || zone === 'battlefield') found.replacements.push({ ...has, ability });
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
