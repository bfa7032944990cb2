import type { Board, Decks, IllegalBoard, SetUpLevel } from './board.ts';
import type { Answer, IllegalAnswer, Question } from './question.ts';
import type { Happening, View } from './view.ts';

/** What an engine can show of a game; a law states what it must observe. */
export type Facet = 'zones' | 'battlefield' | 'stack' | 'pools' | 'events' | 'options';

export interface EngineDescription {
  readonly name: string;
  readonly version: string;
  /** The highest set-up level that it can do. */
  readonly level: SetUpLevel;
  readonly facets: readonly Facet[];
  readonly minPlayers: number;
  readonly maxPlayers: number;
}

export interface CannotSetUp {
  readonly kind: 'cannot set up';
  readonly why: string;
}

/** Where a game stands: it waits for an answer, or it is over. `winner` null: a draw. */
export type Standing =
  | { readonly kind: 'asks'; readonly question: Question }
  | { readonly kind: 'over'; readonly winner: number | null; readonly reason: string };

/** A game in an engine. */
export interface Session {
  standing(): Standing;
  /** Gives the answer; an illegal one changes nothing. */
  answer(answer: Answer): IllegalAnswer | null;
  /** What can be seen now; stays as it is when the game goes on. */
  view(): View;
  /** What happened since this was last called. */
  happenings(): readonly Happening[];
}

/** A game that can be searched: an engine in the same process can give it. */
export interface SearchableSession extends Session {
  /** Another game from the same place, which has told of all that happened before. */
  fork(): SearchableSession;
  /** A text that is the same only for places with the same future; how long the game has been going on does not count. */
  place(): string;
}

/** An engine whose games can be searched. */
export interface SearchableEngine extends EngineUnderTest {
  load(board: Board): SearchableSession | IllegalBoard | CannotSetUp;
}

/** An engine that the suite can judge. In process its calls are synchronous. */
export interface EngineUnderTest {
  describe(): EngineDescription;
  /** Which of these cards it does not know. */
  unknownCards(names: readonly string[]): readonly string[];
  /** `see`: what will be looked at in every view; all that it shows, unless said. Who computes what is looked at need not care. */
  load(board: Board, see?: readonly Facet[]): Session | IllegalBoard | CannotSetUp;
  start(decks: Decks, see?: readonly Facet[]): Session | CannotSetUp;
}
