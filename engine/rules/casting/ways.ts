import { rulesOf } from '../../characteristics/abilities.ts';
import { elsewhere } from '../../characteristics/work.ts';
import { derive } from '../../characteristics/derive.ts';
import { abilityAt, addressOf, nodeAt, recordOf } from '../../cards/records.ts';
import { type Context, context } from '../../evaluate/context.ts';
import { holds, matches } from '../../evaluate/expression.ts';
import { manaCostOf, manaValueOf } from '../../evaluate/mana-value.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { the } from '../../state/read.ts';
import type { Announcement, Bindings, Characteristics, Permission, Root } from '../../state/root.ts';
import type { TargetSpec } from '../../vocabulary/ability.ts';
import { type Cost, type CostPart, FREE } from '../../vocabulary/cost.ts';
import { type Filter, is } from '../../vocabulary/filter.ts';
import { type CastTerms, USUAL_TERMS } from '../../vocabulary/permission.ts';
import type { AdditionalCost, CardRecord, SpellAbility } from '../../vocabulary/record.ts';
import { bound } from '../../vocabulary/reference.ts';
import { candidatesFor, hasX } from '../costs/parts.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { isUsedUp } from './permissions.ts';

/** One way to pay for a spell: its mana cost, or an alternative cost in its place. CR 118.9, 601.2b */
export interface WayToCast {
  /** `mana cost`, `without paying`, or the key of an alternative cost. */
  readonly key: string;
  readonly cost: Cost;
  /** Whether mana of any type pays it. CR 609.4b */
  readonly anyType: boolean;
  /** What lets it be paid; null: the card itself, or the permission to cast it. */
  readonly by: Permission | null;
  /** Of what one is chosen to be sacrificed besides; null: of nothing, or it is chosen and bound. CR 702.119c */
  readonly emergeFrom: Filter | null;
  readonly bound: Bindings;
}

/** Makes a way with this key and cost that the card itself or the permission gives, and for which nothing is sacrificed. */
type PlainWay = (key: string, cost: Cost) => WayToCast;

/** Every way that is open for this card by this permission; none where it has no mana cost and nothing else lets it be cast. CR 118.6, 118.9a */
export function waysToCast(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  permission: Permission | null,
): readonly WayToCast[] {
  const ways = everyWay(root, card, player, permission);
  const { leastX, manaCost } = spellRecord(root, card);
  // X can only be 0 where the mana cost, of which it is part, is not paid. CR 107.3b
  return leastX > 0 && (manaCost?.x ?? 0) > 0 ? ways.filter(({ cost }) => hasX(cost)) : ways;
}

function everyWay(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): readonly WayToCast[] {
  const seen = derive(root).characteristics(card) as Characteristics;
  const mana = manaCostOf(seen);
  const { cost, key } = termsOf(permission);
  const anyType = takesAnyType(permission);
  const way: PlainWay = (name, price) => ({
    key: name,
    cost: price,
    anyType,
    by: null,
    emergeFrom: null,
    bound: {},
  });
  switch (cost.kind) {
    case 'without paying':
      return [way('without paying', FREE)];
    case 'instead': {
      const instead = cost.cost ?? (mana === null ? null : { mana, parts: [] });
      return instead === null ? [] : [way(key ?? 'alternative', instead)];
    }
    case 'usual': {
      const usual = mana === null ? [] : [way('mana cost', { mana, parts: [] })];
      return [...usual, ...alternatives(root, card, player, seen, way), ...payingInstead(root, card, player, way)];
    }
  }
}

/** Of the card itself, and of effects on cards in hand. CR 118.9 */
function alternatives(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  seen: Characteristics,
  way: PlainWay,
): readonly WayToCast[] {
  const ctx = context(derive(root), card, player);
  const own = recordOf(seen.copiable.record).alternativeCosts.filter(({ onlyIf }) => holds(ctx, onlyIf));
  const ways = own.map(({ key, cost, emergeFrom }): WayToCast => ({ ...way(key, cost), emergeFrom }));
  return isFree(root, card, player) ? [...ways, way('without paying', FREE)] : ways;
}

/** Of effects on spells from anywhere, each by its place among them. CR 118.9 */
function payingInstead(root: Root, card: ObjectId, player: PlayerId, way: PlainWay): readonly WayToCast[] {
  const open = rulesOf(root, 'payInstead').filter(
    ({ rule, ctx }) =>
      isWhose(ctx, rule.who, player) && !isUsedUp(root, rule, ctx.source) && matches(ctx, rule.what, card),
  );
  return open.map(({ rule, ctx }, index) => ({
    ...way(index === 0 ? 'instead' : `instead#${index + 1}`, rule.cost),
    by: { source: ctx.source, address: addressOf(rule) },
  }));
}

function isFree(root: Root, card: ObjectId, player: PlayerId): boolean {
  const object = the(root, card);
  const from = object.spell?.castFrom ?? object.zone;
  return rulesOf(root, 'castWithoutPaying').some(
    ({ rule, ctx }) => rule.from === from && isWhose(ctx, rule.who, player) && matches(ctx, rule.what, card),
  );
}

/** Permanents of which one may be sacrificed for this way, as it is chosen. CR 702.119c, 701.21a */
export function toEmergeFrom(
  root: Root,
  spell: ObjectId,
  player: PlayerId,
  { emergeFrom }: WayToCast,
): readonly ObjectId[] {
  if (emergeFrom === null) return [];
  const ctx = spellContext(root, spell, player);
  return candidatesFor(ctx, { kind: 'sacrifice', what: emergeFrom, count: 1, bind: EMERGED });
}

/** The way with this permanent chosen: it is sacrificed as the total cost is paid. CR 702.119c, 601.2h */
export function emergingFrom(way: WayToCast, chosen: ObjectId): WayToCast {
  const parts = [...way.cost.parts, SACRIFICE_CHOSEN];
  const cost = { ...way.cost, parts };
  return { ...way, cost, emergeFrom: null, bound: { [EMERGED]: { kind: 'objects', ids: [chosen] } } };
}

const EMERGED = 'emerged from';
const SACRIFICE_CHOSEN: CostPart = { kind: 'sacrifice', what: is(bound(EMERGED)), count: 1, bind: EMERGED };

/** By how much generic mana the total cost is less for what is sacrificed. CR 702.119a */
export function lessForEmerging(root: Root, { [EMERGED]: chosen }: Bindings): number {
  if (chosen?.kind !== 'objects') return 0;
  const value = (id: ObjectId): number =>
    manaValueOf(the(root, id), derive(root).characteristics(id) as Characteristics);
  return chosen.ids.reduce((sum, id) => sum + value(id), 0);
}

/** On what terms a permission lets a spell be cast. CR 601.3 */
export function termsOf(permission: Permission | null): CastTerms {
  return permission === null ? USUAL_TERMS : nodeAt<{ readonly terms: CastTerms }>(permission.address).terms;
}

/** Whether mana of any type pays for a spell that is cast by this permission. CR 609.4b */
export function takesAnyType(permission: Permission | null): boolean {
  return termsOf(permission).mana === 'any type';
}

/** The card's additional costs, and what the permission wants besides. CR 118.8 */
export function additionalCosts(root: Root, spell: ObjectId, permission: Permission | null): readonly AdditionalCost[] {
  const { additionalCosts: own } = spellRecord(root, spell);
  const { besides } = termsOf(permission);
  return besides === null ? own : [...own, { key: 'besides', cost: besides, optional: false, repeatable: false }];
}

/** The additional costs that are not optional. CR 118.8b */
export function mandatoryCosts(root: Root, spell: ObjectId, permission: Permission | null): readonly AdditionalCost[] {
  return additionalCosts(root, spell, permission).filter(({ optional }) => !optional);
}

/** The record that a spell's costs and instructions are read from. CR 707.2 */
export function spellRecord(root: Root, id: ObjectId): CardRecord {
  return recordOf((derive(root).characteristics(id) as Characteristics).copiable.record);
}

/** What an instant or sorcery does; an alternative cost that was paid may change it. CR 702.96 */
export function spellAbility(record: CardRecord, paid: Announcement['paid']): SpellAbility | null {
  const changed = record.alternativeCosts.find(({ key, spell }) => spell !== null && (paid[key] ?? 0) > 0);
  return changed?.spell ?? record.spell;
}

/** What the spell targets: by its instructions and chosen modes, or, for an Aura, what it can enchant. CR 601.2c, 303.4a */
export function targetsOfSpell(
  root: Root,
  id: ObjectId,
  modes: readonly number[],
  paid: Announcement['paid'],
): readonly TargetSpec[] {
  const spell = spellAbility(spellRecord(root, id), paid);
  if (spell !== null)
    return spell.modes === null ? spell.targets : modes.flatMap((mode) => spell.modes?.of[mode]?.targets ?? []);
  const seen = elsewhere(root, id) as Characteristics;
  return seen.abilities.flatMap((address) => {
    const ability = abilityAt(address);
    return ability.kind === 'enchant' && seen.subtypes.includes('Aura')
      ? [{ what: ability.what, players: null, min: 1, max: 1, divide: null }]
      : [];
  });
}

/** The context in which a spell's amounts and filters are read while it is cast. */
export function spellContext(root: Root, id: ObjectId, player: PlayerId, details: Partial<Context> = {}): Context {
  return context(derive(root), id, player, details);
}
