import { type Board, type BoardCard, faultOfBoard, type IllegalBoard, illegal } from './board-faults.ts';
import { pileName } from './cards/piles.ts';
import { findRecord, recordOf } from './cards/records.ts';
import { derive } from './characteristics/derive.ts';
import { legendGroups, whatIsDue } from './rules/turn/state-based.ts';
import { isSkipped } from './rules/turn/steps.ts';
import { canBeAttached } from './rules/attach.ts';
import { keywordsFrom } from './state/counters.ts';
import { type ObjectId, objectId, type Slot } from './state/ids.ts';
import { firstTurn } from './state/write.ts';
import type { Bindings, Choice, Counters, GameObject, PlayerState, Root, Status } from './state/root.ts';

export type { Board, BoardCard, BoardStep, IllegalBoard } from './board-faults.ts';

/** Since when what is held has been controlled. */
const BEFORE = 0;

/** The moment at which every player's latest turn began: what is on the board had come by then. */
const turnBegan = (board: Board): number => 1 + board.cards.length;

/** The root of a board, in which card n of the board has slot n; or the first reason why it cannot be one. */
export function fromBoard(board: Board): Root | IllegalBoard {
  const fault = faultOfBoard(board);
  if (fault !== null) return fault;
  const root = withControllers(rootOf(board));
  return faultOfRoot(board, root) ?? root;
}

/**
 * The game of a board as its step begins, or the turn that it is in: turn-based actions and what triggers at the beginning are to come. A step
 * that is skipped does not begin. CR 500.1, 503.1, 614.10
 */
export function asItBegins(root: Root, what: 'step' | 'turn'): Root {
  const begun = what === 'turn' ? withTurnBegun(root) : root;
  return { ...begun, progress: { kind: isSkipped(begun, begun.turn.step) ? 'step ends' : 'step begins' } };
}

/** Whatever is on the board was there before. CR 302.6 */
function withTurnBegun(root: Root): Root {
  const { clock, turn } = root;
  const players = root.players.map((player, seat) => (seat === turn.active ? { ...player, turnBegan: clock } : player));
  return { ...root, players, turn: { ...turn, step: 'untap' }, clock: clock + 1 };
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
    turn: { ...firstTurn(0), number: 0, step: 'cleanup' },
    progress: { kind: 'choosing starting player' },
  };
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
    players: board.players.map((player) => playerOf(board, player)),
    cards: board.cards.length,
    objects: board.cards.map((card, slot) => objectOf(board, card, slot)),
    status: board.cards.map((card) => (card.zone === 'battlefield' ? statusOf(board, card) : null)),
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
    regenerating: [],
    returning: [],
    skipUntap: [],
    delayed: [],
    waiting: [],
    lastKnown: {},
    combat: null,
    turn: { ...firstTurn(board.active), number: board.turn, step: board.step },
    progress: { kind: 'checking', priority: board.active },
    clock: turnBegan(board) + 1,
  };
}

function playerOf(board: Board, { life, counters, landsPlayed }: Board['players'][number]): PlayerState {
  return {
    life,
    counters: counters as Counters,
    pool: [],
    landsPlayed,
    cast: [],
    attackedWith: [],
    drawn: 0,
    drawnInStep: 0,
    turnBegan: turnBegan(board),
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
    timestamp: 1 + slot,
    counters: card.counters as Counters,
    keywordCounters: keywordsFrom(card.counters as Counters, 1 + slot),
    attachedTo,
    attachedAt: 1 + slot,
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
  if (ids.length === 0) return {};
  const pile = pileName(recordOf(name));
  return pile === null ? {} : { [pile]: { kind: 'objects', ids } };
}

function chosenFor({ chosen }: BoardCard): Bindings {
  return Object.fromEntries(Object.entries(chosen).map(([name, word]) => [name, { kind: 'word', word }]));
}

function statusOf(board: Board, card: BoardCard): Status {
  return {
    tapped: card.tapped,
    damage: card.damage,
    deathtouched: false,
    controller: card.controller,
    since: card.held ? BEFORE : turnBegan(board),
    entered: BEFORE,
    activations: {},
  };
}
