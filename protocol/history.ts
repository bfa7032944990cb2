import type { Board, Decks } from './board.ts';
import type { Policy, Script } from './entry.ts';
import type { Answer, Question } from './question.ts';
import type { Happening, View } from './view.ts';

export type Start =
  /** Placed: the engine is set up in this position. */
  | { readonly kind: 'board'; readonly board: Board }
  /** Played: a game from its beginning. */
  | { readonly kind: 'decks'; readonly decks: Decks };

/** The names of all cards with which it begins, one for each card. */
export function cardNames(start: Start): readonly string[] {
  return start.kind === 'board' ? start.board.cards.map(({ name }) => name) : start.decks.decks.flat();
}

/** Board, script and policy: all that determines a game on any engine. Plain JSON. */
export interface Case {
  readonly start: Start;
  readonly script: Script;
  readonly policy: Policy;
  /** The case ends after this many answers, or as this turn would begin, whichever is first. */
  readonly decisions: number;
  readonly untilTurn: number;
}

/** One question with what was seen as it was asked, and the answer given. */
export interface HistoryStep {
  /** Null in the last step of a game that is over. */
  readonly question: Question | null;
  /** Null where the case ended before an answer. */
  readonly answer: Answer | null;
  /** As the question was asked, before the answer. */
  readonly view: View;
  /** Since the question before. */
  readonly happenings: readonly Happening[];
}

/** What was seen of a case: all that a law may read. */
export interface History {
  readonly start: Start;
  readonly steps: readonly HistoryStep[];
  readonly over: { readonly winner: number | null; readonly reason: string } | null;
}
