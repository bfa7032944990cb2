import type { CounterKind, ManaType, Zone } from '../vocabulary/basics.ts';
import type { Game } from '../proc.ts';
import { countersPlus, keywordsAfter, keywordsFrom } from './counters.ts';
import type { GameEvent, MoveCause } from './events.ts';
import { incarnationOf, type ObjectId, objectId, type PlayerId, type Slot, slotOf } from './ids.ts';
import { isCopy, the } from './read.ts';
import type {
  AbilityState,
  Attack,
  Choice,
  Combat,
  Copiable,
  Counters,
  DelayedTrigger,
  FloatingEffect,
  GameObject,
  LastingAbility,
  LastKnown,
  Links,
  Mana,
  Origin,
  PlayerState,
  Progress,
  RecordKey,
  Returning,
  Root,
  Shield,
  SpellState,
  Status,
  TurnState,
  WaitingTrigger,
} from './root.ts';

/**
 * The only writer of the state. Each primitive replaces `game.root` by a root that shares all that did not change, and
 * logs the event that happened.
 */

/** How an object is in the zone it moves to; what is left out of a move is as for a card that just lies there. */
export interface Arrival {
  readonly controller: PlayerId;
  readonly position: 'top' | 'bottom';
  readonly tapped: boolean;
  readonly counters: Counters;
  readonly attachedTo: Choice | null;
  /** What it enters attacking; null: it does not. CR 508.4 */
  readonly attacking: Pick<Attack, 'defender' | 'defendingPlayer'> | null;
  readonly copyOf: Copiable | null;
  readonly spell: SpellState | null;
  readonly origin: Origin | null;
  readonly links: Links;
}

export function arrival(controller: PlayerId, details: Partial<Arrival> = {}): Arrival {
  return {
    controller,
    position: 'top',
    tapped: false,
    counters: {},
    attachedTo: null,
    attacking: null,
    copyOf: null,
    spell: null,
    origin: null,
    links: {},
    ...details,
  };
}

/** Moves an object to a zone, where it is a new object. `last` is what it was, for those who look back. CR 400.7 */
export function moveObject(
  g: Game,
  id: ObjectId,
  to: Zone,
  how: Arrival,
  cause: MoveCause,
  last: LastKnown | null,
): ObjectId {
  const old = the(g.root, id);
  const slot = slotOf(id);
  if (last !== null) g.root = { ...g.root, lastKnown: { ...g.root.lastKnown, [id]: last } };
  const next = objectId(slot, incarnationOf(id) + 1);
  const object: GameObject = {
    id: next,
    // What a copied permanent spell turns into is a token. CR 608.3f
    kind: isCopy(old) && to === 'battlefield' ? 'token' : old.kind,
    record: old.record,
    owner: old.owner,
    controller: to === 'battlefield' || to === 'stack' ? how.controller : old.owner,
    zone: to,
    timestamp: g.root.clock,
    counters: how.counters,
    keywordCounters: keywordsFrom(how.counters, g.root.clock),
    attachedTo: how.attachedTo,
    attachedAt: g.root.clock,
    copyOf: how.copyOf,
    spell: how.spell,
    ability: null,
    origin: how.origin,
    links: how.links,
  };
  leaveZone(g, old);
  putObject(g, object, how);
  log(g, { kind: 'moved', object: id, becomes: next, from: old.zone, to, cause, player: object.controller });
  return next;
}

/** What is created rather than moved: tokens, copies of spells and cards, abilities on the stack. CR 111, 707.10, 707.12, 113.3 */
export interface Creation extends Arrival {
  readonly kind: Exclude<GameObject['kind'], 'card'>;
  readonly record: RecordKey;
  readonly owner: PlayerId;
  readonly zone: 'battlefield' | 'stack' | 'exile';
  readonly ability: AbilityState | null;
}

export function createObject(g: Game, what: Creation): ObjectId {
  // A slot of its own for the whole game, as a card has: so it can be named.
  const slot = g.root.objects.length;
  const id = objectId(slot, 1);
  const object: GameObject = {
    id,
    kind: what.kind,
    record: what.record,
    owner: what.owner,
    controller: what.controller,
    zone: what.zone,
    timestamp: g.root.clock,
    counters: what.counters,
    keywordCounters: keywordsFrom(what.counters, g.root.clock),
    attachedTo: what.attachedTo,
    attachedAt: g.root.clock,
    copyOf: what.copyOf,
    spell: what.spell,
    ability: what.ability,
    origin: what.origin,
    links: what.links,
  };
  putObject(g, object, what);
  log(g, {
    kind: 'moved',
    object: id,
    becomes: id,
    from: null,
    to: what.zone,
    cause: 'created',
    player: what.controller,
  });
  return id;
}

/** An object stops existing: a token or copy elsewhere, an ability that left the stack, what a leaving player owned. CR 704.5d-e, 800.4a */
export function ceaseObject(g: Game, id: ObjectId, cause: MoveCause, last: LastKnown | null): void {
  const old = the(g.root, id);
  if (last !== null) g.root = { ...g.root, lastKnown: { ...g.root.lastKnown, [id]: last } };
  leaveZone(g, old);
  const slot = slotOf(id);
  g.root = {
    ...g.root,
    objects: replaced(g.root.objects, slot, null),
    incarnations: replaced(g.root.incarnations, slot, incarnationOf(id)),
  };
  log(g, { kind: 'moved', object: id, becomes: null, from: old.zone, to: null, cause, player: old.controller });
}

export function setTapped(g: Game, id: ObjectId, tapped: boolean): void {
  const slot = slotOf(id);
  const status = g.root.status[slot];
  if (status === undefined || status === null || status.tapped === tapped) return;
  g.root = { ...g.root, status: replaced(g.root.status, slot, { ...status, tapped }) };
  log(g, { kind: tapped ? 'tapped' : 'untapped', object: id });
}

export function changeStatus(g: Game, id: ObjectId, change: Partial<Status>): void {
  const slot = slotOf(id);
  const status = g.root.status[slot];
  if (status === undefined || status === null) throw new Error(`object ${id} is no permanent`);
  g.root = { ...g.root, status: replaced(g.root.status, slot, { ...status, ...change }) };
}

/** A permanent has come under this player's control at this moment. CR 302.6 */
export function noteControl(g: Game, id: ObjectId, player: PlayerId): void {
  changeStatus(g, id, { controller: player, since: g.root.clock });
  tick(g);
  log(g, { kind: 'control changed', object: id, player });
}

export function changeObject(
  g: Game,
  id: ObjectId,
  change: Partial<Pick<GameObject, 'copyOf' | 'spell' | 'links' | 'controller' | 'ability' | 'origin'>>,
): void {
  const slot = slotOf(id);
  g.root = { ...g.root, objects: replaced(g.root.objects, slot, { ...the(g.root, id), ...change }) };
}

/** Becoming attached gives a new timestamp, coming off does not. CR 613.7e */
export function attachObject(g: Game, id: ObjectId, to: Choice | null): void {
  const slot = slotOf(id);
  const old = the(g.root, id);
  const object = { ...old, attachedTo: to, attachedAt: to === null ? old.attachedAt : g.root.clock };
  g.root = { ...g.root, objects: replaced(g.root.objects, slot, object), clock: g.root.clock + 1 };
  log(g, { kind: 'attached', object: id, to });
}

export function putCounters(g: Game, on: Choice, counter: CounterKind, amount: number): void {
  if (amount <= 0) return;
  addCounters(g, on, counter, amount);
  log(g, { kind: 'counters put', on, counter, amount });
}

export function removeCounters(g: Game, on: Choice, counter: CounterKind, amount: number): void {
  if (amount <= 0) return;
  addCounters(g, on, counter, -amount);
  log(g, { kind: 'counters removed', on, counter, amount });
}

export function changePlayer(g: Game, player: PlayerId, change: Partial<PlayerState>): void {
  const state = g.root.players[player];
  if (state === undefined) throw new Error(`no player ${player}`);
  g.root = { ...g.root, players: replaced(g.root.players, player, { ...state, ...change }) };
}

/** Gains (or, below 0, loses) life. CR 119.3 */
export function changeLife(g: Game, player: PlayerId, by: number): void {
  if (by === 0) return;
  changePlayer(g, player, { life: (g.root.players[player] as PlayerState).life + by });
  log(g, by > 0 ? { kind: 'life gained', player, amount: by } : { kind: 'life lost', player, amount: -by });
}

export function addMana(g: Game, player: PlayerId, mana: readonly Mana[], source: ObjectId, triggered: boolean): void {
  if (mana.length === 0) return;
  changePlayer(g, player, { pool: [...(g.root.players[player] as PlayerState).pool, ...mana] });
  log(g, { kind: 'mana added', player, mana, source, triggered });
}

export function noteTappedForMana(g: Game, object: ObjectId, player: PlayerId, produced: readonly ManaType[]): void {
  log(g, { kind: 'tapped for mana', object, player, produced });
}

/** Takes exactly these units out of the pool. */
export function spendMana(g: Game, player: PlayerId, mana: readonly Mana[], on: ObjectId): void {
  if (mana.length === 0) return;
  const pool = [...(g.root.players[player] as PlayerState).pool];
  for (const unit of mana) pool.splice(pool.indexOf(unit), 1);
  changePlayer(g, player, { pool });
  log(g, { kind: 'mana spent', player, mana, on });
}

export function loseMana(g: Game, player: PlayerId, kept: readonly Mana[]): void {
  const pool = (g.root.players[player] as PlayerState).pool;
  if (pool.length === kept.length) return;
  changePlayer(g, player, { pool: kept });
  log(g, { kind: 'mana lost', player, mana: pool.filter((unit) => !kept.includes(unit)) });
}

export function markDamage(g: Game, id: ObjectId, amount: number, deathtouch: boolean): void {
  const status = g.root.status[slotOf(id)] as Status;
  changeStatus(g, id, { damage: status.damage + amount, deathtouched: status.deathtouched || deathtouch });
}

export function setLibrary(g: Game, player: PlayerId, order: readonly Slot[]): void {
  g.root = { ...g.root, libraries: replaced(g.root.libraries, player, order) };
}

export function addEffect(g: Game, effect: Omit<FloatingEffect, 'timestamp'>): void {
  g.root = { ...g.root, effects: [...g.root.effects, { ...effect, timestamp: g.root.clock }], clock: g.root.clock + 1 };
}

export function setEffects(g: Game, effects: readonly FloatingEffect[]): void {
  if (effects.length !== g.root.effects.length) g.root = { ...g.root, effects };
}

export function setLasting(g: Game, lasting: readonly LastingAbility[]): void {
  if (lasting.length !== g.root.lasting.length) g.root = { ...g.root, lasting };
}

export function setSkipUntap(g: Game, skipUntap: Root['skipUntap']): void {
  if (skipUntap.length !== g.root.skipUntap.length) g.root = { ...g.root, skipUntap };
}

export function setRegenerating(g: Game, regenerating: Root['regenerating']): void {
  g.root = { ...g.root, regenerating };
}

export function setShields(g: Game, shields: readonly Shield[]): void {
  g.root = { ...g.root, shields };
}

export function setReturning(g: Game, returning: readonly Returning[]): void {
  g.root = { ...g.root, returning };
}

export function setDelayed(g: Game, delayed: readonly DelayedTrigger[]): void {
  g.root = { ...g.root, delayed };
}

export function setWaiting(g: Game, waiting: readonly WaitingTrigger[]): void {
  g.root = { ...g.root, waiting };
}

export function setCombat(g: Game, combat: Combat | null): void {
  g.root = { ...g.root, combat };
}

/** A turn of this player as it begins, and nothing added to it. CR 500.1 */
export function firstTurn(active: PlayerId): TurnState {
  const nothing = { cleanupAgain: false, extraTurns: [], extraPhases: [], afterExtra: null };
  return { number: 1, active, inOrder: active, step: 'untap', ...nothing };
}

export function setTurn(g: Game, turn: TurnState): void {
  g.root = { ...g.root, turn };
}

export function setProgress(g: Game, progress: Progress): void {
  g.root = { ...g.root, progress };
}

export function forget(g: Game, lastKnown: Root['lastKnown']): void {
  g.root = { ...g.root, lastKnown };
}

/** A moment passes. CR 613.7 */
export function tick(g: Game): void {
  g.root = { ...g.root, clock: g.root.clock + 1 };
}

/** Logs an event that the state shows in another way. */
export function log(g: Game, event: GameEvent): void {
  g.log.push(event);
}

/** The log as it was when it had this length: what happened since is taken back. CR 733.1 */
export function cutLog(g: Game, length: number): void {
  g.log.length = length;
  g.seen = Math.min(g.seen, length);
}

function addCounters(g: Game, on: Choice, counter: CounterKind, amount: number): void {
  if (on.kind === 'player') {
    const { counters } = g.root.players[on.player] as PlayerState;
    changePlayer(g, on.player, { counters: countersPlus(counters, counter, amount) });
  } else {
    const object = the(g.root, on.id);
    const counters = countersPlus(object.counters, counter, amount);
    const keywordCounters = keywordsAfter(object, counters, counter, amount > 0 ? g.root.clock : null);
    g.root = {
      ...g.root,
      objects: replaced(g.root.objects, slotOf(on.id), { ...object, counters, keywordCounters }),
      clock: keywordCounters === object.keywordCounters ? g.root.clock : g.root.clock + 1,
    };
  }
}

function putObject(g: Game, object: GameObject, how: Arrival): void {
  const slot = slotOf(object.id);
  const root = g.root;
  const status: Status | null =
    object.zone === 'battlefield'
      ? {
          tapped: how.tapped,
          damage: 0,
          deathtouched: false,
          controller: object.controller,
          since: root.clock,
          entered: g.began ?? root.clock,
          activations: {},
        }
      : null;
  g.root = {
    ...root,
    objects: replaced(root.objects, slot, object),
    status:
      status === null && (root.status[slot] ?? null) === null
        ? root.status
        : replaced(upTo(root.status, slot), slot, status),
    incarnations:
      root.incarnations[slot] === incarnationOf(object.id)
        ? root.incarnations
        : replaced(root.incarnations, slot, incarnationOf(object.id)),
    clock: root.clock + 1,
    ...zoneWith(root, object, how.position),
  };
  if (how.attacking !== null && object.zone === 'battlefield') enterAttacking(g, object.id, how.attacking);
}

function enterAttacking(g: Game, attacker: ObjectId, how: Pick<Attack, 'defender' | 'defendingPlayer'>): void {
  const combat = g.root.combat ?? NO_COMBAT;
  const attack = { attacker, ...how, blocked: false, blockers: [] };
  setCombat(g, { ...combat, attacks: [...combat.attacks, attack] });
}

/** Combat in which nothing attacks yet. */
export const NO_COMBAT: Combat = { attacks: [], dealtFirst: [], gone: [] };

function leaveZone(g: Game, object: GameObject): void {
  const slot = slotOf(object.id);
  const without = (slots: readonly Slot[]): readonly Slot[] => slots.filter((other) => other !== slot);
  const root = g.root;
  const own = (lists: Root['hands']) => replaced(lists, object.owner, without(lists[object.owner] as readonly Slot[]));
  switch (object.zone) {
    case 'battlefield':
      g.root = { ...root, battlefield: without(root.battlefield), status: replaced(root.status, slot, null) };
      break;
    case 'stack':
      g.root = { ...root, stack: without(root.stack) };
      break;
    case 'exile':
      g.root = { ...root, exile: without(root.exile) };
      break;
    case 'hand':
      g.root = { ...root, hands: own(root.hands) };
      break;
    case 'library':
      g.root = { ...root, libraries: own(root.libraries) };
      break;
    case 'graveyard':
      g.root = { ...root, graveyards: own(root.graveyards) };
      break;
    case 'command':
      break;
  }
}

function zoneWith(root: Root, object: GameObject, position: 'top' | 'bottom'): Partial<Root> {
  const slot = slotOf(object.id);
  const own = (lists: Root['hands'], first: boolean) => {
    const list = lists[object.owner] as readonly Slot[];
    return replaced(lists, object.owner, first ? [slot, ...list] : [...list, slot]);
  };
  switch (object.zone) {
    case 'battlefield':
      return { battlefield: [...root.battlefield, slot] };
    case 'stack':
      return { stack: [...root.stack, slot] };
    case 'exile':
      return { exile: [...root.exile, slot] };
    // A token is no card in a hand or a library, while it is there. CR 111.6, 111.8
    case 'hand':
      return object.kind === 'token' ? {} : { hands: own(root.hands, false) };
    case 'library':
      return object.kind === 'token' ? {} : { libraries: own(root.libraries, position === 'top') };
    case 'graveyard':
      return { graveyards: own(root.graveyards, false) };
    case 'command':
      return {};
  }
}

/** As long as it has to be for this slot: what is on the stack only has no status. */
function upTo(status: Root['status'], slot: Slot): Root['status'] {
  const missing = slot - status.length;
  return missing > 0 ? [...status, ...Array.from({ length: missing }, () => null)] : status;
}

function replaced<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}
