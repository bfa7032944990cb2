import type { Board, BoardCard, Case, Entry, Script } from '../../protocol/index.ts';
import { ENGINE_POOL } from '../pool.ts';
import { isPlaced, type Placed, withBoard, withCard } from './board-edits.ts';
import { complexity, simplerThan } from './complexity.ts';
import { lower } from './lower.ts';
import { renamedScript, withTurnsMoved } from './rename.ts';
import type { Subject } from './subject.ts';

/** Puts simpler cards in the place of others: one name for a whole library, then card by card. */
export function* simplerCards({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  const { board } = of.start;
  const plainest = board.cards.find(({ name }) => complexity(name) === 0)?.name ?? 'Forest';
  const isLibrary = (card: BoardCard): boolean => card.zone === 'library';
  yield withBoard(of, {
    ...board,
    cards: board.cards.map((card) => (isLibrary(card) ? { ...card, name: plainest } : card)),
  });
  for (const { id, name, zone } of board.cards) {
    const record = ENGINE_POOL.named(name);
    if (record === null || name.includes('/')) continue;
    const others =
      zone === 'battlefield'
        ? simplerThan(record).map((other) => other.name)
        : [plainest, ...simplerThan(record).map((other) => other.name)];
    for (const other of others) yield withCard(of, id, { name: other, chosen: {} });
  }
}

/** Takes away what is out of the ordinary: all of it at once, then one thing after another. */
export function* plainerBoard({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  yield plainest(of);
  yield* plainerPlayers(of);
  yield* plainerTurn(of);
  for (const card of of.start.board.cards) {
    for (const change of plainerCard(card)) yield withCard(of, card.id, change);
  }
}

function plainest(of: Placed): Placed {
  const { board } = of.start;
  const players = board.players.map(() => ({ life: 20, counters: {}, landsPlayed: 0 }));
  const cards = board.cards.map((card) => ({ ...card, tapped: false, held: card.zone === 'battlefield', damage: 0 }));
  return withBoard(of, { ...board, players, cards, step: 'precombat main' });
}

function* plainerPlayers(of: Placed): Iterable<Placed> {
  const { board } = of.start;
  for (const [seat, player] of board.players.entries()) {
    for (const change of [{ life: 20 }, { counters: {} }, { landsPlayed: 0 }]) {
      yield withBoard(of, { ...board, players: board.players.with(seat, { ...player, ...change }) });
    }
  }
}

function* plainerTurn(of: Placed): Iterable<Case> {
  const { board } = of.start;
  for (const step of ['precombat main', 'postcombat main'] as const) {
    yield withBoard(of, { ...board, step });
    yield withBoard({ ...of, script: startedIn(of, step) }, { ...board, step });
  }
  if (board.active !== 0) {
    yield withFirstActive(of);
    yield withBoard(of, { ...board, active: 0 });
  }
  const { players } = board;
  for (const turn of [board.active + 1, board.turn - players.length]) {
    if (turn >= 1 && turn < board.turn) yield withTurnsMoved(withBoard(of, { ...board, turn }), 0, turn - board.turn);
  }
}

/** The script with what was done in the first step done in this one. */
function startedIn(of: Placed, step: Board['step']): Script {
  const { board } = of.start;
  return of.script.map((entry): Entry => {
    const atStart = entry.kind === 'action' && entry.after.turn === board.turn && entry.after.step === board.step;
    return atStart ? { ...entry, after: { ...entry.after, step } } : entry;
  });
}

/** The same board from another seat: the active player is player 0. */
function withFirstActive(of: Placed): Placed {
  const { board } = of.start;
  const seats = board.players.length;
  const moved = (seat: number): number => (seat - board.active + seats) % seats;
  const names = new Map(board.players.map((_, seat) => [`p${seat}`, `p${moved(seat)}`]));
  const players = board.players.map((player, seat) => board.players[(seat + board.active) % seats] ?? player);
  const cards = board.cards.map((card) => ({ ...card, owner: moved(card.owner), controller: moved(card.controller) }));
  return { ...withBoard(of, { ...board, players, cards, active: 0 }), script: renamedScript(of.script, names) };
}

function* plainerCard(card: BoardCard): Iterable<Partial<BoardCard>> {
  if (card.exiledWith !== null) yield { exiledWith: null };
  if (card.zone !== 'battlefield') return;
  if (card.tapped) yield { tapped: false };
  if (!card.held) yield { held: true };
  if (card.controller !== card.owner) yield { controller: card.owner };
  if (card.attachedTo !== null) yield { attachedTo: null };
  for (const damage of lower(card.damage)) yield { damage };
  for (const [kind, count] of Object.entries(card.counters)) {
    for (const fewer of lower(count)) {
      const { [kind]: _, ...others } = card.counters;
      yield { counters: fewer === 0 ? others : { ...card.counters, [kind]: fewer } };
    }
  }
}

/** Names the cards c1, c2 … in board order. */
export function* plainNames({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  const { board } = of.start;
  const names = new Map(board.cards.map(({ id }, index) => [id, `c${index + 1}`]));
  const named = (id: string): string => names.get(id) ?? id;
  const cards = board.cards.map((card) => ({
    ...card,
    id: named(card.id),
    attachedTo: card.attachedTo === null ? null : named(card.attachedTo),
    exiledWith: card.exiledWith === null ? null : named(card.exiledWith),
  }));
  const renamed: Board = { ...board, cards };
  yield { ...withBoard(of, renamed), script: renamedScript(of.script, names) };
}
