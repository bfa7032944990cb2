/** A player's seat, 0-based, in turn order. */
export type PlayerId = number;

/** A place for one card, token, copy or ability; a card keeps its slot for the whole game. */
export type Slot = number;

/**
 * One object: a slot and its incarnation in one integer. A card that changes zones becomes a new object
 * and so gets a new incarnation. CR 400.7.
 */
export type ObjectId = number;

const INCARNATIONS = 65536;

export function objectId(slot: Slot, incarnation: number): ObjectId {
  return slot * INCARNATIONS + incarnation;
}

export function slotOf(id: ObjectId): Slot {
  return Math.floor(id / INCARNATIONS);
}

export function incarnationOf(id: ObjectId): number {
  return id % INCARNATIONS;
}
