import type { Board, BoardCard, CardId, Case, Seat } from '../../protocol/index.ts';
import { ENGINE_POOL, isAura } from '../pool.ts';
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
    return [card.attachedTo !== null && gone.has(card.attachedTo) ? { ...card, attachedTo: null } : card];
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

/** The case with only these seats, renumbered in turn order; null where the active player is not among them. */
export function withSeats(of: Placed, seats: readonly Seat[]): Placed | null {
  const { board } = of.start;
  const active = seats.indexOf(board.active);
  if (active < 0) return null;
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
