import { pileName } from './cards/piles.ts';
import { findRecord } from './cards/records.ts';
import type { PlayerId } from './state/ids.ts';
import { COUNTER_KINDS } from './vocabulary/basics.ts';
import type { CardRecord } from './vocabulary/record.ts';

/** What a board is, and what is wrong with one that no game could have reached. */

/** A step in which a board can begin; its turn-based actions are over and the active player gets priority. */
export type BoardStep =
  | 'upkeep'
  | 'draw'
  | 'precombat main'
  | 'beginning of combat'
  | 'end of combat'
  | 'postcombat main'
  | 'end';
const BOARD_STEPS: readonly string[] = [
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'end of combat',
  'postcombat main',
  'end',
];

/** A card of a board; see protocol/board.ts, whose boards are of this shape. */
export interface BoardCard {
  readonly id: string;
  readonly name: string;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'exile';
  readonly tapped: boolean;
  readonly held: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: string | null;
  readonly exiledWith: string | null;
  readonly chosen: Readonly<Record<string, string>>;
}

/** An unchecked description of a game in progress. */
export interface Board {
  readonly players: readonly {
    readonly life: number;
    readonly counters: Readonly<Record<string, number>>;
    readonly landsPlayed: number;
  }[];
  readonly cards: readonly BoardCard[];
  readonly turn: number;
  readonly active: PlayerId;
  readonly step: BoardStep;
}

/** Why a board is no position in which a player could have priority. */
export interface IllegalBoard {
  readonly kind: 'illegal board';
  readonly card: string | null;
  readonly why: string;
}

/** The first reason why the board cannot be one, as far as it is read alone. */
export function faultOfBoard(board: Board): IllegalBoard | null {
  return faultOfFrame(board) ?? firstFault(board);
}

export function illegal(card: string | null, why: string): IllegalBoard {
  return { kind: 'illegal board', card, why };
}

function faultOfFrame({ players, cards, active, turn, step }: Board): IllegalBoard | null {
  if (players.length < 2 || players.length > 4)
    return illegal(null, `${players.length} players; the engine plays 2 to 4`);
  if (!Number.isInteger(active) || active < 0 || active >= players.length)
    return illegal(null, `no player ${active} who could be active`);
  if (!Number.isInteger(turn) || turn < 1) return illegal(null, `turn ${turn}; turns count from 1`);
  if (!BOARD_STEPS.includes(step))
    return illegal(null, `a board cannot begin in the step "${step}"; it can in ${BOARD_STEPS.join(', ')}`);
  const dead = players.findIndex((player) => !(player.life > 0) || (player.counters.poison ?? 0) >= 10);
  if (dead >= 0) return illegal(null, `player ${dead} would have lost the game`);
  const odd = players.map((player) => faultOfCounters(player.counters)).find((why) => why !== null) ?? null;
  if (odd !== null) return illegal(null, odd);
  const ids = cards.map((card) => card.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined ? null : illegal(twice, 'two cards have this id');
}

function firstFault(board: Board): IllegalBoard | null {
  for (const card of board.cards) {
    const why = faultOfCard(card, board);
    if (why !== null) return illegal(card.id, why);
  }
  return null;
}

function faultOfCard(card: BoardCard, { players, cards }: Board): string | null {
  const record = findRecord(card.name);
  if (record === null) return `the engine has no card named ${card.name}`;
  if (players[card.owner] === undefined || players[card.controller] === undefined)
    return 'its owner or controller is not in the game';
  const onBattlefield = card.zone === 'battlefield';
  if (!onBattlefield && card.controller !== card.owner)
    return 'a card off the battlefield has no controller but its owner';
  if (!onBattlefield && card.name.includes('/')) return 'a token is on the battlefield only';
  if (!onBattlefield && (card.tapped || card.damage > 0 || faultOfMarks(card, record) || card.attachedTo !== null)) {
    return 'a card off the battlefield is not tapped, damaged, marked with counters or attached';
  }
  if (onBattlefield && (record.types.includes('instant') || record.types.includes('sorcery')))
    return 'an instant or sorcery is never on the battlefield';
  if (card.attachedTo !== null && !cards.some((other) => other.id === card.attachedTo && other.zone === 'battlefield'))
    return 'it is attached to what is not on the battlefield';
  return faultOfPile(card, cards) ?? faultOfCounters(card.counters) ?? faultOfChoices(card, record);
}

/** Off the battlefield only a card with suspend has counters: time counters, in exile. CR 702.62b */
function faultOfMarks({ counters, zone }: BoardCard, { abilities }: CardRecord): boolean {
  const suspends = abilities.some((ability) => ability.kind === 'rule' && ability.rule.kind === 'suspend');
  return Object.keys(counters).some((kind) => kind !== 'time' || zone !== 'exile' || !suspends);
}

function faultOfPile({ exiledWith: host, zone }: BoardCard, cards: Board['cards']): string | null {
  if (host === null) return null;
  if (zone !== 'exile') return 'only a card in exile was exiled with something';
  const permanent = cards.find(({ id }) => id === host);
  if (permanent?.zone !== 'battlefield') return 'it was exiled with what is not on the battlefield';
  const record = findRecord(permanent.name);
  return record !== null && pileName(record) !== null ? null : `${permanent.name} has no pile of exiled cards`;
}

function faultOfCounters(counters: Readonly<Record<string, number>>): string | null {
  const unknown = Object.keys(counters).find((kind) => !(COUNTER_KINDS as readonly string[]).includes(kind));
  if (unknown !== undefined) return `the engine has no ${unknown} counters; it has ${COUNTER_KINDS.join(', ')}`;
  const wrong = Object.entries(counters).find(([, count]) => !Number.isInteger(count) || count < 0);
  return wrong === undefined ? null : `${wrong[1]} ${wrong[0]} counters`;
}

/** What was chosen as it entered has to be said. CR 607.2d */
function faultOfChoices(card: BoardCard, record: CardRecord): string | null {
  if (card.zone !== 'battlefield') return null;
  const name = nameOfChoice(record);
  return name !== null && card.chosen[name] === undefined ? `nothing was chosen for it under "${name}"` : null;
}

/** By record, which never changes. */
const namesOfChoices = new Map<CardRecord, string | null>();

/** The name under which the card's abilities speak of what was chosen as it entered; null where nothing is chosen. */
export function nameOfChoice(record: CardRecord): string | null {
  let name = namesOfChoices.get(record);
  if (name === undefined) {
    const choice = /"kind":"choose(?:Color|CreatureType|BasicLandType)","bind":"([^"]+)"/;
    name = JSON.stringify(record.abilities).match(choice)?.[1] ?? null;
    namesOfChoices.set(record, name);
  }
  return name;
}
