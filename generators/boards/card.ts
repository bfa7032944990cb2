import { type CardRecord, COLORS, COUNTER_KINDS, CREATURE_TYPES, LAND_TYPE_MANA } from '../../engine/facts.ts';
import type { BoardCard, Seat, Zone } from '../../protocol/index.ts';
import type { Draws } from '../draws.ts';
import { choicesOf, type EntryChoice } from '../legality/choices.ts';
import { isCreature, isSuspendable } from '../printed.ts';
import { type Frame, opponentsOf } from './frame.ts';

/** A card of a board before it has an id. */
export type CardDraft = Omit<BoardCard, 'id'>;

/** Draws a card in a zone with all that belongs to it, as far as the frame's level goes. `name`: a token's `Card/Token`. */
export function drawCard(
  draws: Draws,
  frame: Frame,
  record: CardRecord,
  zone: Zone,
  owner: Seat,
  name = record.name,
): CardDraft {
  const { level } = frame;
  if (zone === 'exile' && level > 0 && isSuspendable(record))
    return { ...plainCard(name, zone, owner), counters: { time: draws.chance(40) ? draws.between(1, 3) : 1 } };
  if (zone !== 'battlefield') return plainCard(name, zone, owner);
  const wounded = level > 0 && isCreature(record) && draws.chance(10);
  return {
    name,
    owner,
    controller: level > 0 && draws.chance(4) ? draws.pick(opponentsOf(frame, owner)) : owner,
    zone,
    tapped: draws.chance(15),
    held: !draws.chance(20),
    damage: wounded ? draws.between(1, Math.max(1, (record.toughness ?? 0) - 1)) : 0,
    counters: level > 0 ? drawCounters(draws, record) : NONE,
    attachedTo: null,
    exiledWith: null,
    chosen: level > 1 ? drawChoices(draws, frame, record) : NONE,
  };
}

/** A card without any status, as it is in every zone but the battlefield. */
export function plainCard(name: string, zone: Zone, owner: Seat): CardDraft {
  return {
    name,
    owner,
    controller: owner,
    zone,
    tapped: false,
    held: false,
    damage: 0,
    counters: NONE,
    attachedTo: null,
    exiledWith: null,
    chosen: NONE,
  };
}

const NONE = {};

/** Counters that the permanent needs to stay, and now and then others of a kind that it knows. */
function drawCounters(draws: Draws, record: CardRecord): Readonly<Record<string, number>> {
  if (record.loyalty !== null) return { loyalty: draws.between(1, (record.loyalty === 'X' ? 3 : record.loyalty) + 1) };
  const frail = isCreature(record) && (record.toughness ?? 0) <= 0;
  if (frail) return { '+1/+1': draws.between(1 - (record.toughness ?? 0), 3 - (record.toughness ?? 0)) };
  if (!draws.chance(15)) return NONE;
  const kind = draws.pickOrNull(counterKinds(record));
  if (kind === null) return NONE;
  const most = kind === '-1/-1' || kind === '-0/-1' ? (record.toughness ?? 1) - 1 : 3;
  return most < 1 ? NONE : { [kind]: draws.between(1, most) };
}

const OF_CREATURES = ['+1/+1', '-1/-1'];
const OF_PLAYERS = ['poison', 'energy'];

/** Kinds of counter that can be expected on a permanent: those that its record speaks of, and those of creatures. */
export function counterKinds(record: CardRecord): readonly string[] {
  const known = kindsByRecord.get(record) ?? countersIn(record.abilities);
  kindsByRecord.set(record, known);
  const own = known.filter((kind) => !kind.includes('/') && kind !== 'loyalty' && !OF_PLAYERS.includes(kind));
  return isCreature(record) ? [...OF_CREATURES, ...own] : own;
}

const kindsByRecord = new WeakMap<CardRecord, readonly string[]>();

function countersIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const here = 'counter' in node ? COUNTER_KINDS.filter((kind) => kind === node.counter) : [];
  return [...new Set([...here, ...Object.values(node).flatMap(countersIn)])];
}

function drawChoices(draws: Draws, frame: Frame, record: CardRecord): Readonly<Record<string, string>> {
  const choices = choicesOf(record);
  if (choices.length === 0) return NONE;
  return Object.fromEntries(choices.flatMap((choice) => drawChoice(draws, frame, choice)));
}

const BASIC_LAND_TYPES = Object.keys(LAND_TYPE_MANA);

/** What was chosen, under its name. A board cannot say which opponent was: a permanent that needs one is on no board. */
function drawChoice(draws: Draws, frame: Frame, { name, of }: EntryChoice): readonly (readonly [string, string])[] {
  switch (of) {
    case 'color':
      return [[name, draws.chance(50) ? draws.pick(frame.home) : draws.pick(COLORS)]];
    case 'creature type':
      return [[name, drawCreatureType(draws, frame)]];
    case 'basic land type':
      return [[name, draws.pick(BASIC_LAND_TYPES)]];
    case 'opponent':
      return [];
  }
}

/** A type of a creature that the recipe names, or of some creature that there is. */
function drawCreatureType(draws: Draws, { pool, creatureTypes }: Frame): string {
  if (creatureTypes.length > 0 && draws.chance(60)) return draws.pick(creatureTypes);
  const creature = draws.pickOrNull(pool.withRole('creature'));
  return draws.pickOrNull(creature?.subtypes.filter((subtype) => CREATURE_TYPES.has(subtype)) ?? []) ?? 'Elf';
}
