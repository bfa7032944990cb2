import { type ObjectId, type PlayerId, type Slot, slotOf } from './ids.ts';
import type { GameObject, PlayerState, Root, Status } from './root.ts';

/** Pure reads of a root. */

/** The object, or null when it has changed zones or ceased to exist. CR 400.7 */
export function find(root: Root, id: ObjectId): GameObject | null {
  const object = root.objects[slotOf(id)];
  return object !== undefined && object !== null && object.id === id ? object : null;
}

/** The object, or as it was when it was last there; null for what is not remembered. CR 608.2h */
export function nowOrLast(root: Root, id: ObjectId): GameObject | null {
  return find(root, id) ?? root.lastKnown[id]?.object ?? null;
}

/** The object, which must still be there. */
export function the(root: Root, id: ObjectId): GameObject {
  const object = find(root, id);
  if (object === null) throw new Error(`object ${id} is gone`);
  return object;
}

export function atSlot(root: Root, slot: Slot): GameObject {
  const object = root.objects[slot];
  if (object === undefined || object === null) throw new Error(`slot ${slot} is empty`);
  return object;
}

/** Whether it is a copy of a spell or of a card. CR 707.10, 707.12 */
export function isCopy({ kind }: GameObject): boolean {
  return kind === 'spell copy' || kind === 'card copy';
}

/** A permanent's status, or null for what is not on the battlefield. */
export function statusOf(root: Root, id: ObjectId): Status | null {
  return find(root, id) === null ? null : (root.status[slotOf(id)] ?? null);
}

export function isTapped(root: Root, id: ObjectId): boolean {
  return statusOf(root, id)?.tapped ?? false;
}

export function playerState(root: Root, player: PlayerId): PlayerState {
  const state = root.players[player];
  if (state === undefined) throw new Error(`no player ${player}`);
  return state;
}

export function inGame(root: Root, player: PlayerId): boolean {
  return !playerState(root, player).lost;
}

/** Players still in the game, in turn order from `first`. CR 101.4 */
export function inTurnOrder(root: Root, first: PlayerId): readonly PlayerId[] {
  const order: PlayerId[] = [];
  for (let i = 0; i < root.players.length; i++) {
    const player = (first + i) % root.players.length;
    if (inGame(root, player)) order.push(player);
  }
  return order;
}

/** Active player, then the others in turn order. CR 101.4 */
export function apnap(root: Root): readonly PlayerId[] {
  return inTurnOrder(root, root.turn.active);
}

export function opponentsOf(root: Root, player: PlayerId): readonly PlayerId[] {
  return inTurnOrder(root, player).filter((other) => other !== player);
}

/** The next player in turn order who is still in the game. */
export function nextPlayer(root: Root, player: PlayerId): PlayerId {
  return inTurnOrder(root, (player + 1) % root.players.length)[0] ?? player;
}
