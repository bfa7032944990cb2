import { findRecord } from './cards/records.ts';
import { derive } from './characteristics/derive.ts';
import { legendGroups, whatIsDue } from './rules/turn/state-based.ts';
import { canBeAttached } from './rules/attach.ts';
import { type ObjectId, objectId, type PlayerId, type Slot } from './state/ids.ts';
import type { Bindings, Choice, Counters, GameObject, PlayerState, Root, Status } from './state/root.ts';
import { COUNTER_KINDS } from './vocabulary/basics.ts';
import type { CardRecord } from './vocabulary/record.ts';

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

/** Moments before which nothing on a board happened: turns began at 1. */
const TURN_BEGAN = 1;
const BEFORE = 0;

/** The root of a board, in which card n of the board has slot n; or the first reason why it cannot be one. */
export function fromBoard(board: Board): Root | IllegalBoard {
  const fault = faultOfBoard(board) ?? firstFault(board);
  if (fault !== null) return fault;
  const root = withControllers(rootOf(board));
  return faultOfRoot(board, root) ?? root;
}

/** An effect on the board may give a permanent to another player, who is then the one that has held it. CR 302.6, 613.1b */
function withControllers(root: Root): Root {
  const { bySlot } = derive(root);
  const status = root.status.map((one, slot) =>
    one === null ? null : { ...one, controller: bySlot[slot]?.controller ?? one.controller },
  );
  return { ...root, status };
}

/** The root of a game that has not begun: each deck is its owner's library. CR 103.2-103.3 */
export function fromDecks(decks: readonly (readonly string[])[], life: number): Root | IllegalBoard {
  const cards = decks.flatMap((deck, owner) =>
    deck.map(
      (name): BoardCard => ({
        id: name,
        name,
        owner,
        controller: owner,
        zone: 'library',
        tapped: false,
        held: false,
        damage: 0,
        counters: {},
        attachedTo: null,
        exiledWith: null,
        chosen: {},
      }),
    ),
  );
  const board: Board = {
    players: decks.map(() => ({ life, counters: {}, landsPlayed: 0 })),
    cards,
    turn: 1,
    active: 0,
    step: 'upkeep',
  };
  const unknown = cards.find((card) => findRecord(card.name) === null);
  if (unknown !== undefined) return illegal(null, `the engine has no card named ${unknown.name}`);
  if (decks.length < 2 || decks.length > 4) return illegal(null, `${decks.length} players; the engine plays 2 to 4`);
  return {
    ...rootOf(board),
    turn: { number: 0, active: 0, step: 'cleanup', cleanupAgain: false },
    progress: { kind: 'choosing starting player' },
  };
}

function illegal(card: string | null, why: string): IllegalBoard {
  return { kind: 'illegal board', card, why };
}

function faultOfBoard({ players, cards, active, turn, step }: Board): IllegalBoard | null {
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
  if (
    !onBattlefield &&
    (card.tapped || card.damage > 0 || Object.keys(card.counters).length > 0 || card.attachedTo !== null)
  ) {
    return 'a card off the battlefield is not tapped, damaged, marked with counters or attached';
  }
  if (onBattlefield && (record.types.includes('instant') || record.types.includes('sorcery')))
    return 'an instant or sorcery is never on the battlefield';
  if (card.attachedTo !== null && !cards.some((other) => other.id === card.attachedTo && other.zone === 'battlefield'))
    return 'it is attached to what is not on the battlefield';
  return faultOfPile(card, cards) ?? faultOfCounters(card.counters) ?? faultOfChoices(card, record);
}

function faultOfPile({ exiledWith: host, zone }: BoardCard, cards: Board['cards']): string | null {
  if (host === null) return null;
  if (zone !== 'exile') return 'only a card in exile was exiled with something';
  const permanent = cards.find(({ id }) => id === host);
  if (permanent?.zone !== 'battlefield') return 'it was exiled with what is not on the battlefield';
  return pilesOf(permanent.name).length === 1 ? null : `${permanent.name} has no pile of exiled cards`;
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
  const missing = JSON.stringify(record.abilities).match(
    /"kind":"choose(?:Color|CreatureType|BasicLandType)","bind":"([^"]+)"/,
  );
  return missing?.[1] !== undefined && card.chosen[missing[1]] === undefined
    ? `nothing was chosen for it under "${missing[1]}"`
    : null;
}

/** Nothing may be due that would happen before anyone gets priority. CR 704.3 */
function faultOfRoot(board: Board, root: Root): IllegalBoard | null {
  const due = whatIsDue(root);
  const legend = legendGroups(root)[0]?.[0];
  const stuck = due.moves[0]?.id ?? due.detach[0] ?? due.cancel[0] ?? legend;
  if (stuck !== undefined)
    return illegal(
      board.cards[Math.floor(stuck / 65536)]?.id ?? null,
      'a state-based action would be performed on it at once (CR 704.3)',
    );
  const noCreature = board.cards.find(
    (card) => card.damage > 0 && !(root.status[board.cards.indexOf(card)]?.damage ?? 0),
  );
  if (noCreature !== undefined) return illegal(noCreature.id, 'damage is marked on creatures only');
  const loose = board.cards.find(
    (card, slot) =>
      card.attachedTo !== null && !canBeAttached(root, idAt(slot), idAt(slotOfCard(board, card.attachedTo))),
  );
  return loose === undefined ? null : illegal(loose.id, 'it cannot be attached to that');
}

function idAt(slot: Slot): ObjectId {
  return objectId(slot, 1);
}

function slotOfCard(board: Board, id: string): Slot {
  return board.cards.findIndex((card) => card.id === id);
}

function rootOf(board: Board): Root {
  const slots = board.cards.map((_, slot) => slot);
  const inZone = (zone: BoardCard['zone']) => slots.filter((slot) => board.cards[slot]?.zone === zone);
  const owned = (zone: BoardCard['zone']) =>
    board.players.map((_, player) => inZone(zone).filter((slot) => board.cards[slot]?.owner === player));
  return {
    players: board.players.map((player) => playerOf(player)),
    cards: board.cards.length,
    objects: board.cards.map((card, slot) => objectOf(board, card, slot)),
    status: board.cards.map((card) => (card.zone === 'battlefield' ? statusOf(card) : null)),
    incarnations: slots.map(() => 1),
    libraries: owned('library'),
    hands: owned('hand'),
    graveyards: owned('graveyard'),
    battlefield: inZone('battlefield'),
    exile: inZone('exile'),
    stack: [],
    effects: [],
    lasting: [],
    shields: [],
    returning: [],
    skipUntap: [],
    delayed: [],
    waiting: [],
    lastKnown: {},
    combat: null,
    turn: { number: board.turn, active: board.active, step: board.step, cleanupAgain: false },
    progress: { kind: 'checking', priority: board.active },
    clock: TURN_BEGAN + 1 + board.cards.length,
  };
}

function playerOf({ life, counters, landsPlayed }: Board['players'][number]): PlayerState {
  return {
    life,
    counters: counters as Counters,
    pool: [],
    landsPlayed,
    spellsCast: 0,
    turnBegan: TURN_BEGAN,
    drewFromEmpty: false,
    losing: false,
    lost: false,
  };
}

function objectOf(board: Board, card: BoardCard, slot: Slot): GameObject {
  const attachedTo: Choice | null =
    card.attachedTo === null ? null : { kind: 'object', id: idAt(slotOfCard(board, card.attachedTo)) };
  return {
    id: idAt(slot),
    kind: card.name.includes('/') ? 'token' : 'card',
    record: card.name,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    timestamp: TURN_BEGAN + 1 + slot,
    counters: card.counters as Counters,
    attachedTo,
    attachedAt: TURN_BEGAN + 1 + slot,
    copyOf: null,
    spell: null,
    ability: null,
    origin: null,
    links: { [card.name]: { ...chosenFor(card), ...exiledWith(board, card) } },
  };
}

/** The cards that were exiled with a permanent, under the one name by which its abilities speak of them. CR 607.2a */
function exiledWith({ cards }: Board, { id, name }: BoardCard): Bindings {
  const ids = cards.flatMap((card, slot) => (card.exiledWith === id ? [idAt(slot)] : []));
  const [pile] = pilesOf(name);
  return ids.length === 0 || pile === undefined ? {} : { [pile]: { kind: 'objects', ids } };
}

/** The names under which abilities of a card remember what they exile. */
function pilesOf(name: string): readonly string[] {
  const record = findRecord(name);
  const names = JSON.stringify(record?.abilities ?? []).matchAll(/"kind":"linked","name":"([^"]+)"/g);
  return [...new Set([...names].map((match) => match[1] as string))];
}

function chosenFor({ chosen }: BoardCard): Bindings {
  return Object.fromEntries(Object.entries(chosen).map(([name, word]) => [name, { kind: 'word', word }]));
}

function statusOf(card: BoardCard): Status {
  return {
    tapped: card.tapped,
    damage: card.damage,
    deathtouched: false,
    controller: card.controller,
    since: card.held ? BEFORE : TURN_BEGAN,
    activations: {},
  };
}
