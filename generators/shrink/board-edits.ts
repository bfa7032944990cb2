import type { Board, BoardCard, CardId, Case, Seat } from '../../protocol/index.ts';
import { ENGINE_POOL } from '../pool.ts';
import { isAura } from '../printed.ts';
import { renamedScript, scriptWithout } from './rename.ts';

/** A case that begins on a board. */
export interface Placed extends Case {
  readonly start: { readonly kind: 'board'; readonly board: Board };
}

export function isPlaced(of: Case): of is Placed {
  return of.start.kind === 'board';
}

export function withBoard(of: Placed, board: Board): Placed {
  return { ...of, start: { kind: 'board', board } };
}

/** The case with one card changed. */
export function withCard(of: Placed, id: CardId, change: Partial<BoardCard>): Placed {
  const { board } = of.start;
  return withBoard(of, {
    ...board,
    cards: board.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
  });
}

/** The case without these cards, the Auras on them, and what was done with them; Equipment on them stays, attached to nothing. */
export function withoutCards(of: Placed, ids: Iterable<CardId>): Placed {
  const { board } = of.start;
  const gone = withAuras(board, new Set(ids));
  const cards = board.cards.flatMap((card) => {
    if (gone.has(card.id)) return [];
    const left = (other: CardId | null): CardId | null => (other !== null && gone.has(other) ? null : other);
    return [{ ...card, attachedTo: left(card.attachedTo), exiledWith: left(card.exiledWith) }];
  });
  return { ...withBoard(of, { ...board, cards }), script: scriptWithout(of.script, gone) };
}

/** These and the Auras attached to them, which cannot stay without. CR 704.5m */
function withAuras(board: Board, ids: ReadonlySet<CardId>): ReadonlySet<CardId> {
  const more = board.cards.filter(({ id, name, attachedTo }) => {
    if (attachedTo === null || !ids.has(attachedTo) || ids.has(id)) return false;
    const record = ENGINE_POOL.named(name);
    return record !== null && isAura(record);
  });
  return more.length === 0 ? ids : withAuras(board, new Set([...ids, ...more.map(({ id }) => id)]));
}

/** The case with only these seats, renumbered in turn order. Where the active player is not among them, it is the next one's turn. */
export function withSeats(of: Placed, seats: readonly Seat[]): Placed {
  const { board } = of.start;
  const next = seats.findIndex((seat) => seat >= board.active);
  const active = Math.max(0, next);
  const left = board.players.map((_, seat) => seat).filter((seat) => !seats.includes(seat));
  const owned = board.cards.filter(({ owner }) => left.includes(owner)).map(({ id }) => id);
  const kept = withoutCards(of, owned);
  const cards = kept.start.board.cards.map((card) => {
    const controller = left.includes(card.controller) ? card.owner : card.controller;
    return { ...card, owner: seats.indexOf(card.owner), controller: seats.indexOf(controller) };
  });
  const players = seats.flatMap((seat) => board.players[seat] ?? []);
  const script = scriptWithout(kept.script, new Set(left.map((seat) => `p${seat}`)));
  const names = new Map(seats.map((seat, index) => [`p${seat}`, `p${index}`]));
  return { ...withBoard(kept, { ...board, players, cards, active }), script: renamedScript(script, names) };
}

/** The case in which everything of the seat `gone` is `heir`'s, what it did too. The seat is still there, with nothing. */
export function withHeir(of: Placed, gone: Seat, heir: Seat): Placed {
  const { board } = of.start;
  const heirOf = (seat: Seat): Seat => (seat === gone ? heir : seat);
  const cards = board.cards.map((card) => ({
    ...card,
    owner: heirOf(card.owner),
    controller: heirOf(card.controller),
  }));
  const script = renamedScript(of.script, new Map([[`p${gone}`, `p${heir}`]]));
  return { ...withBoard(of, { ...board, cards, active: heirOf(board.active) }), script };
}
