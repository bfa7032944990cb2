import {
  AdapterFault,
  type Answer,
  type Board,
  type CannotSetUp,
  type Decks,
  type EngineDescription,
  type EngineUnderTest,
  type IllegalAnswer,
  type IllegalBoard,
  levelOf,
  type Session,
  type SetUpLevel,
} from '../../protocol/index.ts';
import { misfit } from './questions.ts';

/** What the author of an adapter writes. */
export interface Adapter {
  readonly description: EngineDescription;
  /** Whether the engine knows a card by this name; a token that a card makes is called `Card/Token`. */
  readonly knows: (name: string) => boolean;
  /** Begins a game in this position: its cards are known, and it is of the adapter's level and for as many players as it is for. */
  readonly load: (board: Board) => Session | IllegalBoard | CannotSetUp;
  /** Begins a game with these decks, whose cards are known, for as many players as it is for. */
  readonly start: (decks: Decks) => Session | CannotSetUp;
}

/**
 * The adapter as an engine under test, honest by itself: what it does not know or cannot set up it says up front, what is no answer to
 * its question never reaches it, and a question that it cannot have meant is its own fault and not the engine's.
 */
export function engineOf({ description, knows, load, start }: Adapter): EngineUnderTest {
  const unknownCards = (names: readonly string[]): readonly string[] => names.filter((name) => !knows(name));
  const cannot = (names: readonly string[], players: number): CannotSetUp | null => {
    const { minPlayers, maxPlayers } = description;
    if (players < minPlayers || players > maxPlayers) return cannotSetUp(`for ${minPlayers} to ${maxPlayers} players`);
    const [unknown] = unknownCards(names);
    return unknown === undefined ? null : cannotSetUp(`no card is called ${unknown}`);
  };
  return {
    describe: () => description,
    unknownCards,
    load: (board) => {
      const names = board.cards.map(({ name }) => name);
      const why = cannot(names, board.players.length) ?? beyond(board, description.level);
      return why ?? guarded(load(board));
    },
    start: (decks) => {
      const begun = cannot(decks.decks.flat(), decks.decks.length) ?? start(decks);
      return 'kind' in begun ? begun : new GuardedSession(begun);
    },
  };
}

/** That a board or a game of decks cannot be set up, and why. */
export function cannotSetUp(why: string): CannotSetUp {
  return { kind: 'cannot set up', why };
}

function beyond(board: Board, level: SetUpLevel): CannotSetUp | null {
  const needed = levelOf(board);
  return needed > level ? cannotSetUp(`a board of level ${needed}, for an engine of level ${level}`) : null;
}

function guarded(begun: Session | IllegalBoard | CannotSetUp): Session | IllegalBoard | CannotSetUp {
  return 'kind' in begun ? begun : new GuardedSession(begun);
}

/** A session of which the engine is asked only what makes sense. */
class GuardedSession implements Session {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  standing(): ReturnType<Session['standing']> {
    const standing = this.#session.standing();
    if (standing.kind === 'over') return standing;
    const { kind, purpose, options } = standing.question;
    const empty = options.length === 0 && kind !== 'number';
    if (empty) throw new AdapterFault(`a question of the kind "${kind}" (${purpose}) has no options: do not ask it`);
    return standing;
  }

  answer(answer: Answer): IllegalAnswer | null {
    const standing = this.standing();
    if (standing.kind === 'over') return { kind: 'illegal answer', cr: '104.1', why: 'the game is over' };
    return misfit(standing.question, answer) ?? this.#session.answer(answer);
  }

  view(): ReturnType<Session['view']> {
    return this.#session.view();
  }

  happenings(): ReturnType<Session['happenings']> {
    return this.#session.happenings();
  }
}
