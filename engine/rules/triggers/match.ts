import { abilityAt } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { chosenWord, matches, matchesInPlace } from '../../evaluate/expression.ts';
import { isWhose } from '../../evaluate/whose.ts';
import type { GameEvent } from '../../state/events.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import type { Address, EventFacts, Root } from '../../state/root.ts';
import type { ManaType } from '../../vocabulary/basics.ts';
import type { ManaOfType, TriggerEvent } from '../../vocabulary/trigger.ts';
import { hasTapInCost } from '../ability-kinds.ts';
import { matchCombat } from './combat.ts';
import { matchDamage } from './damage.ts';
import { facts } from './facts.ts';

/** The game just before an event and just after it. */
export interface Times {
  readonly before: Root;
  readonly after: Root;
  /** All that happened between the two, at once. */
  readonly events: readonly GameEvent[];
}

/** Leaves-the-battlefield abilities, and those on sacrificing, look back in time. CR 603.10a */
export function looksBack(on: TriggerEvent, event: GameEvent): boolean {
  if (event.kind === 'control changed') return losesControl(on);
  if (event.kind !== 'moved' || event.from !== 'battlefield') return false;
  if (on.kind === 'anyOf') return on.of.some((part) => looksBack(part, event));
  return on.kind === 'leaves' || on.kind === 'dies' || on.kind === 'sacrifices' || on.kind === 'losesControl';
}

function losesControl(on: TriggerEvent): boolean {
  return on.kind === 'anyOf' ? on.of.some(losesControl) : on.kind === 'losesControl';
}

/** What the ability knows of each way in which the event matches what it watches for. CR 603.2, 603.2c */
export function matchEvent(times: Times, ctx: Context, on: TriggerEvent, event: GameEvent): readonly EventFacts[] {
  if (on.kind === 'anyOf') return on.of.flatMap((part) => matchEvent(times, ctx, part, event)).slice(0, 1);
  switch (event.kind) {
    case 'moved':
      return matchMove(times, ctx, on, event);
    case 'step began':
      return on.kind === 'step' && on.step === event.step && isWhose(ctx, on.whose, event.active)
        ? [facts(null, event.active)]
        : [];
    case 'cast':
      return on.kind === 'cast' && isWhose(ctx, on.by, event.player) && matches(ctx, on.what, event.spell)
        ? [facts(event.spell, event.player)]
        : [];
    case 'activated':
      return matchActivation(ctx, on, event);
    case 'tapped for mana':
      return matchTappedForMana(ctx, on, event);
    case 'mana added':
      return matchManaAdded(ctx, on, event);
    case 'tapped':
      return on.kind === 'becomesTapped' && matches(ctx, on.what, event.object) ? [facts(event.object, null)] : [];
    case 'untapped':
      return on.kind === 'becomesUntapped' && matches(ctx, on.what, event.object) ? [facts(event.object, null)] : [];
    case 'damage':
      return matchDamage(times, ctx, on, event);
    case 'countered':
      return matchCountered(ctx, on, event.object);
    case 'attacked':
    case 'blocked':
    case 'became blocked':
    case 'went unblocked':
      return matchCombat(times.events, ctx, on, event);
    default:
      return matchOther(times, ctx, on, event);
  }
}

function matchOther(times: Times, ctx: Context, on: TriggerEvent, event: GameEvent): readonly EventFacts[] {
  switch (event.kind) {
    case 'drew':
      return on.kind === 'draws' && event.card !== null && isWhose(ctx, on.who, event.player)
        ? [facts(event.card, event.player)]
        : [];
    case 'discarded':
      return on.kind === 'discards' && isWhose(ctx, on.who, event.player) ? [facts(event.card, event.player)] : [];
    case 'life gained':
      return on.kind === 'gainsLife' && isWhose(ctx, on.who, event.player)
        ? [facts(null, event.player, event.amount)]
        : [];
    case 'life lost':
      return on.kind === 'losesLife' && isWhose(ctx, on.who, event.player)
        ? [facts(null, event.player, event.amount)]
        : [];
    case 'became target':
      return on.kind === 'becomesTarget' && event.target.kind === 'object' && matches(ctx, on.what, event.target.id)
        ? [facts(event.target.id, event.player)]
        : [];
    case 'control changed':
      return on.kind === 'losesControl' && wasYours(times, ctx, event.object) && matches(ctx, on.what, event.object)
        ? [facts(event.object, event.player)]
        : [];
    case 'counters put':
      return matchCountersPut(ctx, on, event);
    case 'counters removed':
      return matchRemoval(ctx, on, event);
    default:
      return [];
  }
}

/** It is still on the stack as it is countered. CR 701.6a */
function matchCountered(ctx: Context, on: TriggerEvent, object: ObjectId): readonly EventFacts[] {
  const castBy = find(ctx.sight.root, object)?.spell?.castBy ?? null;
  return on.kind === 'spellCountered' && castBy !== null && isWhose(ctx, on.castBy, castBy)
    ? [facts(object, castBy)]
    : [];
}

function matchCountersPut(
  ctx: Context,
  on: TriggerEvent,
  event: Extract<GameEvent, { kind: 'counters put' }>,
): readonly EventFacts[] {
  return on.kind === 'counterPut' &&
    on.counter === event.counter &&
    event.on.kind === 'object' &&
    matches(ctx, on.on, event.on.id)
    ? [facts(event.on.id, null, event.amount)]
    : [];
}

/** What has left, as it was sacrificed for the cost, is no permanent any more. CR 602.2b, 603.2 */
function matchActivation(
  ctx: Context,
  on: TriggerEvent,
  event: Extract<GameEvent, { kind: 'activated' }>,
): readonly EventFacts[] {
  const { object, player, onStack } = event;
  if (on.kind === 'activatesX')
    return isWhose(ctx, on.by, player) && hasXInCost(event.ability) ? [facts(onStack, player)] : [];
  if (on.kind !== 'activates' || !isWhose(ctx, on.by, player) || !matchesInPlace(ctx, on.of, object)) return [];
  const ability = abilityAt(event.ability);
  return on.withoutTap && ability.kind === 'activated' && hasTapInCost(ability) ? [] : [facts(object, player)];
}

function hasXInCost(address: Address): boolean {
  const ability = abilityAt(address);
  return ability.kind === 'activated' && ability.cost.mana.x > 0;
}

/** Once for each counter, or once as there is none left. CR 603.2c, 702.62a */
function matchRemoval(
  ctx: Context,
  on: TriggerEvent,
  event: Extract<GameEvent, { kind: 'counters removed' }>,
): readonly EventFacts[] {
  if (on.kind !== 'counterRemoved' || on.counter !== event.counter || event.on.kind !== 'object') return [];
  const { id } = event.on;
  if (!matches(ctx, on.from, id)) return [];
  if (!on.last) return Array.from({ length: event.amount }, () => facts(id, null, 1));
  return (find(ctx.sight.root, id)?.counters[event.counter] ?? 0) === 0 ? [facts(id, null, event.amount)] : [];
}

type Moved = Extract<GameEvent, { kind: 'moved' }>;

/** Zone changes: what left is seen as it was, what entered as it is. CR 603.6, 603.10 */
function matchMove(times: Times, ctx: Context, on: TriggerEvent, event: Moved): readonly EventFacts[] {
  switch (on.kind) {
    case 'enters':
      return event.to === 'battlefield' && event.becomes !== null && matches(ctx, on.what, event.becomes)
        ? [facts(event.becomes, event.player)]
        : [];
    case 'leaves':
      return event.from === 'battlefield' && matches(ctx, on.what, event.object) ? [left(times, event)] : [];
    case 'dies':
      return event.from === 'battlefield' && event.to === 'graveyard' && matches(ctx, on.what, event.object)
        ? [left(times, event)]
        : [];
    case 'putIntoGraveyard':
      return event.to === 'graveyard' &&
        event.becomes !== null &&
        (on.from === 'anywhere' || on.from === event.from) &&
        matches(ctx, on.what, event.becomes)
        ? [facts(event.becomes, null)]
        : [];
    case 'losesControl':
      return event.from === 'battlefield' && wasYours(times, ctx, event.object) && matches(ctx, on.what, event.object)
        ? [left(times, event)]
        : [];
    case 'sacrifices': {
      const who = controllerBefore(times, event.object);
      return event.cause === 'sacrificed' &&
        who !== null &&
        isWhose(ctx, on.who, who) &&
        matches(ctx, on.what, event.object)
        ? [left(times, event)]
        : [];
    }
    default:
      return [];
  }
}

function wasYours(times: Times, ctx: Context, id: ObjectId): boolean {
  return controllerBefore(times, id) === ctx.controller;
}

function left(times: Times, event: Moved): EventFacts {
  return { ...facts(event.object, controllerBefore(times, event.object)), becomes: event.becomes };
}

function controllerBefore(times: Times, id: ObjectId): PlayerId | null {
  return derive(times.before).characteristics(id)?.controller ?? null;
}

/** CR 106.12a */
function matchTappedForMana(
  ctx: Context,
  on: TriggerEvent,
  event: Extract<GameEvent, { kind: 'tapped for mana' }>,
): readonly EventFacts[] {
  if (on.kind !== 'tappedForMana' || !isWhose(ctx, on.by, event.player) || !matches(ctx, on.what, event.object))
    return [];
  if (on.produces !== null && !event.produced.includes(typeNamed(ctx, on.produces) as ManaType)) return [];
  return [
    {
      object: event.object,
      player: event.player,
      amount: event.produced.length,
      manaTypes: event.produced,
      becomes: null,
    },
  ];
}

function typeNamed(ctx: Context, type: ManaOfType): string | null {
  return typeof type === 'string' ? type : chosenWord(ctx, type.name);
}

function matchManaAdded(
  ctx: Context,
  on: TriggerEvent,
  event: Extract<GameEvent, { kind: 'mana added' }>,
): readonly EventFacts[] {
  if (on.kind !== 'manaAdded' || !isWhose(ctx, on.for, event.player) || !matches(ctx, on.from, event.source)) return [];
  const types = event.mana.map((mana) => mana.type);
  const wanted = on.chosenColor === null ? null : chosenWord(ctx, on.chosenColor);
  if (on.chosenColor !== null && !(types as readonly (string | null)[]).includes(wanted)) return [];
  return [{ object: event.source, player: event.player, amount: types.length, manaTypes: types, becomes: null }];
}
