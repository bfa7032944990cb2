import type { ObjectId, PlayerId } from '../state/ids.ts';
import { atSlot, find, inTurnOrder, nowOrLast, opponentsOf } from '../state/read.ts';
import type { Characteristics, Choice, GameObject } from '../state/root.ts';
import type { Amount } from '../vocabulary/amount.ts';
import type { Zone } from '../vocabulary/basics.ts';
import type { Condition } from '../vocabulary/condition.ts';
import type { Recipients } from '../vocabulary/effect.ts';
import { CREATURE_TYPES } from '../vocabulary/creature-types.ts';
import type { Filter } from '../vocabulary/filter.ts';
import type { ObjectsRef, PlayersRef } from '../vocabulary/reference.ts';
import { isInCombat } from './combat.ts';
import { compare, isSomething, isStackAbility } from './comparing.ts';
import { type Context, enteredThisTurn, linksOf, READS, statusSeen, sumOver } from './context.ts';
import { controlledBy } from './controlled-by.ts';
import { devotion } from './devotion.ts';
import { hasAbilityKeyword, hasKeyword, hasSubtype } from './keywords.ts';
import { hasX, manaValueOf } from './mana-value.ts';
import { numberOf, objectSeen, targetsOn, wasCast, wasSpent } from './seen.ts';
import { zonesOf } from './zones.ts';

/**
 * The four kinds of expression that cards are written with, and that speak of each other: filters, references, amounts, conditions.
 * All are read now; what refers to objects that are gone uses last-known information. CR 608.2h
 */

/** Whether the object matches, by its present characteristics or, when it is gone, its last-known ones. */
export function matches(ctx: Context, filter: Filter, id: ObjectId): boolean {
  const object = objectSeen(ctx, id);
  if (object === null) return false;
  const seen = ctx.sight.characteristics(id);
  return seen !== null && test(ctx, filter, object, seen);
}

/** Whether the object matches and is in the zone of which the filter speaks: a creature is one on the battlefield. CR 109.2 */
export function matchesInPlace(ctx: Context, filter: Filter, id: ObjectId): boolean {
  const zone = find(ctx.sight.root, id)?.zone;
  return zone !== undefined && zonesOf(filter).includes(zone) && matches(ctx, filter, id);
}

/** All objects that match, in zone order. A filter without a zone speaks of the battlefield. CR 109.2 */
export function matching(ctx: Context, filter: Filter): readonly ObjectId[] {
  const found: ObjectId[] = [];
  someMatch(ctx, filter, (id) => found.push(id) === 0); // never, so all are looked at
  return found;
}

/** Whether any object matches. */
export function anyMatches(ctx: Context, filter: Filter): boolean {
  return someMatch(ctx, filter, () => true);
}

/** Whether an object that matches passes a test, which is asked of one after the other in zone order until one does. */
export function someMatch(ctx: Context, filter: Filter, passes: (id: ObjectId) => boolean): boolean {
  const { sight } = ctx;
  for (const zone of zonesOf(filter)) {
    for (const slot of slotsIn(ctx, zone)) {
      const object = atSlot(sight.root, slot);
      const seen = sight.characteristics(object.id);
      if (seen !== null && test(ctx, filter, object, seen) && passes(object.id)) return true;
    }
  }
  return false;
}

function slotsIn(ctx: Context, zone: Zone): readonly number[] {
  const { root } = ctx.sight;
  if (zone !== 'battlefield') ctx.sight.reads |= READS.otherZones;
  switch (zone) {
    case 'battlefield':
      return root.battlefield;
    case 'stack':
      return root.stack;
    case 'exile':
      return root.exile;
    case 'hand':
      return root.hands.flat();
    case 'graveyard':
      return root.graveyards.flat();
    case 'library':
      return root.libraries.flat();
    case 'command':
      return [];
  }
}

function test(ctx: Context, filter: Filter, object: GameObject, seen: Characteristics): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => test(ctx, part, object, seen));
    case 'any':
      return filter.of.some((part) => test(ctx, part, object, seen));
    case 'not':
      return !test(ctx, filter.of, object, seen);
    case 'type':
      return seen.types.includes(filter.type);
    case 'supertype':
      return seen.supertypes.includes(filter.supertype);
    case 'subtype':
      return hasSubtype(seen, filter.subtype);
    case 'color':
      return seen.colors.includes(filter.color);
    case 'colorless':
      return seen.colors.length === 0;
    case 'monocolored':
      return seen.colors.length === 1;
    case 'zone':
      return object.zone === filter.zone;
    case 'keyword':
      return hasKeyword(seen, filter.keyword);
    case 'abilityKeyword':
      return hasAbilityKeyword(seen, filter.keyword);
    case 'withoutAbilities':
      return seen.abilities.length === 0;
    case 'named':
      return seen.name === filter.name;
    case 'targeting':
      return hasTarget(ctx, filter, object);
    case 'singleTarget':
      return targetsOn(object).length === 1;
    case 'token':
      return object.kind === 'token';
    case 'wasCast':
      return wasCast(object);
    case 'isCard':
      return object.kind === 'card';
    case 'spell':
      return object.zone === 'stack' && object.kind !== 'ability';
    case 'stackAbility':
      return isStackAbility(object, filter.of);
    case 'castFrom':
      return object.spell !== null && object.spell.castFrom === filter.zone;
    case 'hasCounter':
      return (object.counters[filter.counter] ?? 0) > 0;
    case 'evenManaValue':
      return manaValueOf(object, seen) % 2 === 0;
    case 'xInManaCost':
      return hasX(seen);
    case 'power':
      return compare(seen.power ?? 0, filter.compare, amountOf(ctx, filter.amount));
    case 'toughness':
      return compare(seen.toughness ?? 0, filter.compare, amountOf(ctx, filter.amount));
    case 'manaValue':
      return compare(manaValueOf(object, seen), filter.compare, amountOf(ctx, filter.amount));
    default:
      return testRelation(ctx, filter, object, seen);
  }
}

/** CR 115.9b */
function hasTarget(
  ctx: Context,
  { what, players }: Extract<Filter, { kind: 'targeting' }>,
  object: GameObject,
): boolean {
  return targetsOn(object).some((choice) =>
    choice.kind === 'player' ? players : what !== null && matches(ctx, what, choice.id),
  );
}

type Relation = Extract<
  Filter,
  {
    kind:
      | 'controlledBy'
      | 'ownedBy'
      | 'other'
      | 'isSource'
      | 'is'
      | 'sameNameAs'
      | 'sharesTypeWith'
      | 'sharesCreatureTypeWith'
      | 'sharesColorWith'
      | 'enteredThisTurn'
      | 'attackedThisTurn'
      | 'tapped'
      | 'attacking'
      | 'blocking'
      | 'blocked'
      | 'unblocked'
      | 'blocksSource'
      | 'blockedBySource'
      | 'attachedToSource'
      | 'attachedBySource'
      | 'attachedToWhat'
      | 'hostOf'
      | 'chosenSubtype'
      | 'chosenColor';
  }
>;

/** Tests that depend on who asks, or on what goes on. */
function testRelation(ctx: Context, filter: Relation, object: GameObject, seen: Characteristics): boolean {
  switch (filter.kind) {
    case 'controlledBy':
      return controlledBy(
        ctx,
        filter.who,
        object.zone === 'battlefield' || object.zone === 'stack' ? seen.controller : object.owner,
      );
    case 'ownedBy':
      return (object.owner === ctx.controller) === (filter.who === 'you');
    case 'other':
      return object.id !== ctx.source;
    case 'isSource':
      return object.id === ctx.source;
    case 'is':
      return objectsOf(ctx, filter.object).includes(object.id);
    case 'sameNameAs':
      return anyOf(ctx, filter.object, ({ name }) => name === seen.name);
    case 'sharesTypeWith':
      return anyOf(ctx, filter.object, ({ types }) => types.some((type) => seen.types.includes(type)));
    case 'sharesCreatureTypeWith':
      return anyOf(ctx, filter.object, ({ subtypes }) =>
        subtypes.some((type) => CREATURE_TYPES.has(type) && seen.subtypes.includes(type)),
      );
    case 'sharesColorWith':
      return anyOf(ctx, filter.object, ({ colors }) => colors.some((color) => seen.colors.includes(color)));
    case 'enteredThisTurn':
      return enteredThisTurn(ctx.sight, object);
    case 'attackedThisTurn':
      ctx.sight.reads |= READS.players;
      return ctx.sight.root.players.some(({ attackedWith }) => attackedWith.includes(object.id));
    case 'tapped':
      return statusSeen(ctx.sight, object.id)?.tapped ?? false;
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'blocksSource':
    case 'blockedBySource':
      return isInCombat(ctx, filter.kind, object.id);
    case 'attachedToSource':
      return object.attachedTo?.kind === 'object' && object.attachedTo.id === ctx.source;
    case 'attachedBySource': {
      const source = objectSeen(ctx, ctx.source);
      return source?.attachedTo?.kind === 'object' && source.attachedTo.id === object.id;
    }
    case 'attachedToWhat':
      return object.attachedTo?.kind === 'object' && matches(ctx, filter.what, object.attachedTo.id);
    case 'hostOf':
      return objectsOf(ctx, filter.object).some((id) => {
        const to = objectSeen(ctx, id)?.attachedTo;
        return to?.kind === 'object' && to.id === object.id;
      });
    case 'chosenSubtype': {
      const word = chosenWord(ctx, filter.name);
      return word !== null && hasSubtype(seen, word);
    }
    case 'chosenColor': {
      const word = chosenWord(ctx, filter.name);
      return word !== null && (seen.colors as readonly string[]).includes(word);
    }
  }
}

/** Whether one of these objects, as it is or last was, passes. CR 608.2h */
function anyOf(ctx: Context, ref: ObjectsRef, passes: (seen: Characteristics) => boolean): boolean {
  ctx.sight.reads |= READS.otherZones;
  return objectsOf(ctx, ref).some((id) => {
    const seen = ctx.sight.characteristics(id);
    return seen !== null && passes(seen);
  });
}

/** What was chosen under a name for the source as it entered. CR 607.2d */
export function chosenWord(ctx: Context, name: string): string | null {
  const bound = ctx.bound[name] ?? linksOf(ctx.sight, ctx.source)[name];
  return bound?.kind === 'word' ? bound.word : null;
}

/** The objects that are meant; some may be gone. */
export function objectsOf(ctx: Context, ref: ObjectsRef): readonly ObjectId[] {
  switch (ref.kind) {
    case 'source':
      return [ctx.source];
    case 'target':
      return objectChoices(ctx.targets[ref.index] ?? []);
    case 'bound': {
      const bound = ctx.bound[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];
      return bound?.kind === 'objects' ? bound.ids : [];
    }
    case 'linked': {
      const bound = ctx.links[ref.name] ?? linksOf(ctx.sight, ctx.source)[ref.name];
      return bound?.kind === 'objects' ? bound.ids : [];
    }
    case 'each':
      return matching(ctx, ref.what);
    case 'eventObject':
      return ctx.event.object === null ? [] : [ctx.event.object];
    case 'attached': {
      const to = objectSeen(ctx, ctx.source)?.attachedTo ?? null;
      return to?.kind === 'object' ? [to.id] : [];
    }
    case 'affected':
      return ctx.affected === null ? [] : [ctx.affected];
    case 'together':
      return [...new Set(ref.of.flatMap((part) => objectsOf(ctx, part)))];
  }
}

/** The players who are meant and still in the game, in turn order from the active player where there are several. */
export function playersOf(ctx: Context, ref: PlayersRef): readonly PlayerId[] {
  const { root } = ctx.sight;
  switch (ref.kind) {
    case 'you':
      return [ctx.controller];
    case 'opponents':
      return opponentsInOrder(ctx, [ctx.controller]);
    case 'opponentsOf':
      return opponentsInOrder(ctx, playersOf(ctx, ref.player));
    case 'eachPlayer':
      ctx.sight.reads |= READS.players | READS.turn;
      return inTurnOrder(root, root.turn.active);
    case 'targetPlayer':
      return (ctx.targets[ref.index] ?? []).flatMap((choice) => (choice.kind === 'player' ? [choice.player] : []));
    case 'controllerOf':
      return objectsOf(ctx, ref.object).flatMap((id) => ctx.sight.characteristics(id)?.controller ?? []);
    case 'ownerOf':
      return objectsOf(ctx, ref.object).flatMap((id) => nowOrLast(root, id)?.owner ?? []);
    case 'eventPlayer':
      return ctx.event.player === null ? [] : [ctx.event.player];
    case 'activePlayer':
      ctx.sight.reads |= READS.turn;
      return [root.turn.active];
  }
}

function opponentsInOrder(ctx: Context, players: readonly PlayerId[]): readonly PlayerId[] {
  const { root } = ctx.sight;
  ctx.sight.reads |= READS.players | READS.turn;
  const opponents = players.flatMap((player) => opponentsOf(root, player));
  return inTurnOrder(root, root.turn.active).filter((player) => opponents.includes(player));
}

const OBJECT_KINDS: readonly string[] = [
  'source',
  'target',
  'bound',
  'linked',
  'each',
  'eventObject',
  'attached',
  'affected',
  'together',
];

/** Objects or players, as an effect's recipients. */
export function recipientsOf(ctx: Context, ref: Recipients): readonly Choice[] {
  if (ref.kind === 'anyTarget') return ctx.targets[ref.index] ?? [];
  if (isObjectsRef(ref)) return objectsOf(ctx, ref).map((id) => ({ kind: 'object', id }));
  return playersOf(ctx, ref).map((player) => ({ kind: 'player', player }));
}

function isObjectsRef(ref: ObjectsRef | PlayersRef): ref is ObjectsRef {
  return OBJECT_KINDS.includes(ref.kind);
}

function objectChoices(choices: readonly Choice[]): readonly ObjectId[] {
  return choices.flatMap((choice) => (choice.kind === 'object' ? [choice.id] : []));
}

/** A number, computed now; what refers to objects that are gone uses last-known information. CR 107.1b, 608.2h */
export function amountOf(ctx: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'x':
      return ctx.x ?? 0;
    case 'count':
      return matching(ctx, amount.what).length;
    case 'counters':
      return total(ctx, amount.on, (id) => objectSeen(ctx, id)?.counters[amount.counter] ?? 0);
    case 'devotion':
      return devotion(ctx.sight, ctx.controller, amount.to);
    case 'power':
    case 'toughness':
      return total(ctx, amount.of, (id) => numberOf(ctx, amount.kind, id));
    case 'manaValue':
      return total(ctx, amount.of, (id) => numberOf(ctx, 'mana value', id));
    case 'greatest':
      return Math.max(0, ...matching(ctx, amount.among).map((id) => numberOf(ctx, amount.number, id)));
    case 'life':
      return sumOver(ctx, playersOf(ctx, amount.of), ({ life }) => life);
    case 'colorsSpent':
      return ctx.colorsSpent;
    case 'manaSpent':
      return total(ctx, amount.on, (id) => objectSeen(ctx, id)?.origin?.manaSpent.length ?? 0);
    case 'timesPaid':
      return ctx.paid[amount.key] ?? 0;
    case 'remembered': {
      const bound = ctx.bound[amount.name];
      return bound?.kind === 'number' ? bound.number : 0;
    }
    case 'eventAmount':
      return ctx.event.amount;
    case 'spellsCast':
      return sumOver(ctx, playersOf(ctx, amount.by), ({ cast }) => cast.length);
    case 'castThisTurn':
      return castThisTurn(ctx, amount);
    case 'mostSpellsCast':
      ctx.sight.reads |= READS.players;
      return Math.max(
        0,
        ...playersOf(ctx, amount.by).map((player) => ctx.sight.root.players[player]?.cast.length ?? 0),
      );
    case 'attackedWith':
      return sumOver(ctx, playersOf(ctx, amount.by), ({ attackedWith }) => attackedWith.length);
    case 'castBefore':
      return objectSeen(ctx, ctx.source)?.spell?.castBefore ?? 0;
    case 'unspentMana':
      return sumOver(
        ctx,
        playersOf(ctx, amount.of),
        ({ pool }) => pool.filter(({ type }) => type === amount.type).length,
      );
    case 'withMoreInHand': {
      ctx.sight.reads |= READS.otherZones;
      const { hands } = ctx.sight.root;
      const own = hands[ctx.controller]?.length ?? 0;
      return playersOf(ctx, amount.of).filter((player) => (hands[player]?.length ?? 0) > own).length;
    }
    case 'mostOfOneName': {
      const names = matching(ctx, amount.what).map((id) => ctx.sight.characteristics(id)?.name);
      return Math.max(0, ...names.map((name) => names.filter((other) => other === name).length));
    }
    case 'conditional':
      return amountOf(ctx, holds(ctx, amount.condition) ? amount.amount : amount.otherwise);
    case 'sum':
      return amount.of.reduce<number>((sum, part) => sum + amountOf(ctx, part), 0);
    case 'half':
      return Math.floor(amountOf(ctx, amount.of) / 2);
    case 'times':
      // Zero has no sign.
      return amount.factor * amountOf(ctx, amount.of) || 0;
  }
}

/** A spell that has left the stack counts as it last was there. CR 608.2h */
function castThisTurn(ctx: Context, amount: Extract<Amount, { kind: 'castThisTurn' }>): number {
  ctx.sight.reads |= READS.players | READS.otherZones;
  const before = amount.before === null ? null : (objectsOf(ctx, amount.before)[0] ?? null);
  const cast = playersOf(ctx, amount.by).flatMap((player) => ctx.sight.root.players[player]?.cast ?? []);
  const counted = before === null ? cast : cast.slice(0, Math.max(0, cast.indexOf(before)));
  return counted.filter((id) => matches(ctx, amount.what, id)).length;
}

/**
 * What an effect comes to by a number: what is computed is no less than 0, and is then taken away where the effect says so (-X/-X).
 * For effects that set a value the number is `amountOf`. CR 107.1b
 */
export function resultOf(ctx: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount.kind === 'conditional')
    return resultOf(ctx, holds(ctx, amount.condition) ? amount.amount : amount.otherwise);
  if (amount.kind === 'times' && amount.factor < 0) return amount.factor * Math.max(0, amountOf(ctx, amount.of)) || 0;
  return Math.max(0, amountOf(ctx, amount));
}

function total(ctx: Context, ref: ObjectsRef, of: (id: ObjectId) => number): number {
  let sum = 0;
  for (const id of objectsOf(ctx, ref)) sum += of(id);
  return sum;
}

/** Whether a condition holds now; null, no condition, holds. */
export function holds(ctx: Context, condition: Condition | null): boolean {
  if (condition === null) return true;
  switch (condition.kind) {
    case 'exists':
      return anyMatches(ctx, condition.what);
    case 'compare':
      return compare(amountOf(ctx, condition.left), condition.compare, amountOf(ctx, condition.right));
    case 'matches': {
      const objects = objectsOf(ctx, condition.object);
      return objects.length > 0 && objects.every((id) => matches(ctx, condition.what, id));
    }
    case 'remembered':
      return isSomething(ctx.bound[condition.name]);
    case 'yourTurn':
      ctx.sight.reads |= READS.turn;
      return ctx.sight.root.turn.active === ctx.controller;
    case 'duringStep':
      ctx.sight.reads |= READS.turn;
      return ctx.sight.root.turn.step === condition.step;
    case 'paid':
      return (ctx.paid[condition.key] ?? 0) > 0;
    case 'wasCast':
      return wasCast(objectSeen(ctx, ctx.source));
    case 'spent':
      return wasSpent(objectSeen(ctx, ctx.source), condition.type);
    case 'not':
      return !holds(ctx, condition.of);
    case 'allOf':
      return condition.of.every((part) => holds(ctx, part));
  }
}
