import type { ObjectId, PlayerId } from '../state/ids.ts';
import { find, nowOrLast } from '../state/read.ts';
import type {
  Bindings,
  Characteristics,
  Choice,
  EventFacts,
  GameObject,
  RecordKey,
  Root,
  Status,
} from '../state/root.ts';
import { slotOf } from '../state/ids.ts';

/** Parts of the root, besides objects and effects, that an evaluation may have read: what a remembered result depends on. */
export const READS = { status: 1, players: 2, turn: 4, combat: 8, otherZones: 16 } as const;

/** How an evaluation sees objects: with every effect applied, or half-way through the layers. */
export interface Sight {
  readonly root: Root;
  /** Present characteristics, else last-known ones; null for what was never seen. CR 608.2h */
  characteristics(id: ObjectId): Characteristics | null;
  /** Bits of `READS`, set as they are read. */
  reads: number;
}

/** For whom and about what a filter, amount, condition or reference is read. */
export interface Context {
  readonly sight: Sight;
  readonly source: ObjectId;
  /** "You". */
  readonly controller: PlayerId;
  readonly x: number | null;
  readonly targets: readonly (readonly Choice[])[];
  readonly division: readonly (readonly number[])[];
  readonly paid: Readonly<Record<string, number>>;
  readonly bound: Bindings;
  /** What linked abilities of the source had remembered when this began to resolve. CR 607 */
  readonly links: Bindings;
  readonly event: EventFacts;
  readonly colorsSpent: number;
  /** The object that a part of a continuous effect is being applied to. */
  readonly affected: ObjectId | null;
  /** Replacement effects (source/address) that this is what they have done instead: they do not apply to it again. CR 614.5 */
  readonly instead: readonly string[];
}

export const NO_EVENT: EventFacts = { object: null, player: null, amount: 0, manaTypes: [], becomes: null };

export function context(sight: Sight, source: ObjectId, controller: PlayerId, details: Partial<Context> = {}): Context {
  const {
    x = null,
    targets = NONE,
    division = NONE,
    paid = NOTHING,
    bound = NOTHING,
    links = NOTHING,
    event = NO_EVENT,
    colorsSpent = 0,
    affected = null,
    instead = NONE,
  } = details;
  return { sight, source, controller, x, targets, division, paid, bound, links, event, colorsSpent, affected, instead };
}

const NONE: readonly never[] = [];
const NOTHING: Readonly<Record<string, never>> = {};

/** What is linked to the abilities that an object has from this record; unless said, from the one that it copies or is. CR 607.1, 607.5 */
export function linksOf(
  sight: Sight,
  id: ObjectId,
  record: RecordKey | undefined = sight.characteristics(id)?.copiable.record,
): Bindings {
  const object = nowOrLast(sight.root, id);
  return (record === undefined ? undefined : object?.links[record]) ?? NOTHING;
}

/** A permanent's status, present or last known. */
export function statusSeen(sight: Sight, id: ObjectId): Status | null {
  sight.reads |= READS.status;
  if (find(sight.root, id) !== null) return sight.root.status[slotOf(id)] ?? null;
  return sight.root.lastKnown[id]?.status ?? null;
}

/** Whether a permanent, present or last known, entered the battlefield in this turn. */
export function enteredThisTurn(sight: Sight, { zone, timestamp }: GameObject): boolean {
  const { players, turn } = sight.root;
  sight.reads |= READS.players | READS.turn;
  return zone === 'battlefield' && timestamp >= (players[turn.active]?.turnBegan ?? 0);
}

/** Over what is kept of players. */
export function sumOver(
  { sight }: Context,
  players: readonly PlayerId[],
  of: (state: Root['players'][number]) => number,
): number {
  sight.reads |= READS.players;
  return players.reduce((sum, player) => sum + of(sight.root.players[player] as Root['players'][number]), 0);
}
