import {
  ENGINE_POOL,
  isPlaced,
  type Placed,
  size,
  sizeOfBoard,
  whyIllegal,
  withoutCards,
} from '../generators/index.ts';
import type { LawProperty } from '../properties/property.ts';
import type { Board, Case, SearchableEngine } from '../protocol/index.ts';
import { explore } from './explore.ts';

/** The smallest case that shows a fault, among those that are made of the cards of other cases. */
export interface Optimum {
  /** In the tenths of `size`; null: not known, for the search came to one of its limits first. */
  readonly size: number | null;
  /** The boards that were searched: those that can be made by leaving out cards. */
  readonly boards: number;
  readonly states: number;
  readonly transitions: number;
}

export interface OptimumLimits {
  /** The most answers that are given on one board. */
  readonly perBoard: number;
  /** The most that are given in all. */
  readonly inAll: number;
}

/** Of more cards than these, boards are not made in all ways. */
const MOST_CARDS = 12;

/**
 * The size of the smallest case in which an engine breaks a clause: every board that the cards of `shown` make is searched for all that
 * can be done there and is smaller than what is known. `shown`: cases in which the clause is broken. Throws what the engine throws.
 */
export function optimumOf(
  property: LawProperty,
  engine: SearchableEngine,
  clause: string,
  shown: readonly Case[],
  limits: OptimumLimits,
): Optimum {
  let least = Math.min(...shown.map(size));
  let [boards, states, transitions, isKnown] = [0, 0, 0, shown.every(isPlaced)];
  for (const { board, untilTurn } of smallerBoards(shown)) {
    const most = least - sizeOfBoard(board) - 1;
    if (most < 0) continue;
    const left = Math.min(limits.perBoard, limits.inAll - transitions);
    if (left <= 0 || 'kind' in engine.load(board)) {
      isKnown &&= left > 0;
      continue;
    }
    const found = explore(property, engine, board, clause, { transitions: left, untilTurn, most });
    boards++;
    states += found.states;
    transitions += found.transitions;
    if (found.violation !== null) least = sizeOfBoard(board) + found.violation.size;
    else isKnown &&= found.complete || found.depth >= most;
  }
  return { size: isKnown ? least : null, boards, states, transitions };
}

interface Scope {
  readonly board: Board;
  readonly untilTurn: number;
}

/** The boards of cases with any cards left out, each once, the smallest first. */
function smallerBoards(shown: readonly Case[]): readonly Scope[] {
  const scopes = new Map<string, Scope>();
  for (const of of shown.filter(isPlaced)) {
    const isLegal = (board: Board): boolean => whyIllegal(board, ENGINE_POOL) === null;
    const surely = isLegal(of.start.board);
    for (const { start } of subsets(of)) {
      const scope = { board: start.board, untilTurn: of.untilTurn };
      if (!surely || isLegal(start.board)) scopes.set(keyOf(scope), scope);
    }
  }
  return [...scopes.values()].sort((a, b) => sizeOfBoard(a.board) - sizeOfBoard(b.board));
}

function subsets(of: Placed): readonly Placed[] {
  const ids = of.start.board.cards.map(({ id }) => id);
  if (ids.length > MOST_CARDS) return [of];
  return Array.from({ length: 2 ** ids.length }, (_, set) =>
    withoutCards(
      of,
      ids.filter((_id, index) => (set >> index) & 1),
    ),
  );
}

/** The same for boards that differ only in the names of their cards. */
function keyOf({ board, untilTurn }: Scope): string {
  const place = (id: string | null): number => board.cards.findIndex((card) => card.id === id);
  const cards = board.cards.map((card) => ({
    ...{ ...card, id: '', attachedTo: place(card.attachedTo), exiledWith: place(card.exiledWith) },
  }));
  return JSON.stringify([{ ...board, cards }, untilTurn]);
}
