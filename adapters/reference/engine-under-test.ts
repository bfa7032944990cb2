import { cardNamed, wordsOfAbility } from '../../engine/facts.ts';
import type { Play, Root } from '../../engine/index.ts';
import type {
  Answer,
  Board,
  CannotSetUp,
  Decks,
  EngineDescription,
  SearchableEngine,
  SearchableSession,
  Happening,
  IllegalAnswer,
  IllegalBoard,
  Ref,
  Session,
  Standing,
  View,
} from '../../protocol/index.ts';
import type { EngineFace } from './face.ts';
import { happening } from './happenings.ts';
import { type Names, namesFor } from './names.ts';
import { type Translated, translate, untranslate } from './questions.ts';
import { type QuestionWords, wordsFor } from './words.ts';
import { placeOf } from './place.ts';
import { viewOf } from './view.ts';

/** A game that can say what its options mean. */
export interface TellingSession extends SearchableSession {
  fork(): TellingSession;
  /** The words for the question that is open; null when the game is over. */
  words(): QuestionWords | null;
  /** What the ability says that triggered; null for what is no trigger of this game. */
  saysOf(happening: Happening): string | null;
  /** Of which kind each ability on the stack is. */
  abilities(): ReadonlyMap<Ref, AbilityKind>;
}

/** A delayed one was made by an effect, for later or, where it is reflexive, for at once. CR 602.1, 603.1, 603.7, 603.12 */
export type AbilityKind = 'activated' | 'triggered' | 'delayed';

/** What of a board begins. */
export type Beginning = 'step' | 'turn';

/** An engine whose games can say what their options mean. */
export interface TellingEngine extends SearchableEngine {
  load(board: Board): TellingSession | IllegalBoard | CannotSetUp;
  /** A game that goes on as the step of the board begins, or the turn that it is in. */
  loadAsItBegins(board: Board, what: Beginning): TellingSession | IllegalBoard | CannotSetUp;
}

/** An engine of ours, the reference or one with a fault, as an engine under test. */
export function engineUnderTest(face: EngineFace, name: string): TellingEngine {
  return {
    describe: (): EngineDescription => ({
      name,
      version: '1',
      level: 2,
      facets: ['zones', 'battlefield', 'stack', 'pools', 'events', 'options'],
      minPlayers: 2,
      maxPlayers: 4,
    }),
    unknownCards: (names) => names.filter((card) => cardNamed(card) === null),
    load: (board) => load(face, board, null),
    loadAsItBegins: (board, what) => load(face, board, what),
    start: (decks) => start(face, decks),
  };
}

function load(face: EngineFace, board: Board, begins: Beginning | null): TellingSession | IllegalBoard {
  const root = face.fromBoard(board);
  if ('kind' in root) return root;
  return new EngineSession(
    face,
    face.open({ root: begins === null ? root : face.asItBegins(root, begins), answers: [] }),
    board.cards.map((card) => card.id),
  );
}

/** Cards of decks are named `c1` …, deck after deck. */
function start(face: EngineFace, { decks, life }: Decks): Session | CannotSetUp {
  const root = face.fromDecks(decks, life);
  if ('kind' in root) return { kind: 'cannot set up', why: root.why };
  return new EngineSession(
    face,
    face.open({ root, answers: [] }),
    decks.flat().map((_, index) => `c${index + 1}`),
  );
}

class EngineSession implements TellingSession {
  private readonly face: EngineFace;
  private readonly play: Play;
  private readonly ids: readonly string[];
  private readonly names: Names;
  private translated: Translated | null = null;
  private seen: View | null = null;
  private readonly said = new WeakMap<Happening, string>();

  constructor(face: EngineFace, play: Play, ids: readonly string[]) {
    this.face = face;
    this.play = play;
    this.ids = ids;
    this.names = namesFor(face, ids);
  }

  standing(): Standing {
    const { question, root } = this.play;
    if (question === null) return over(root);
    this.translated ??= translate(root, question, this.names);
    return { kind: 'asks', question: this.translated.question };
  }

  answer(answer: Answer): IllegalAnswer | null {
    const standing = this.standing();
    if (standing.kind === 'over' || this.translated === null)
      return { kind: 'illegal answer', cr: '104.1', why: 'the game is over' };
    const own = untranslate(this.translated, answer);
    const refused = own.kind === 'illegal answer' ? own : this.play.answer(own);
    if (refused === null) this.translated = null;
    return refused;
  }

  view(): View {
    this.seen = viewOf(this.face, this.play.root, this.names, this.seen);
    return this.seen;
  }

  words(): QuestionWords | null {
    const { question } = this.play;
    if (this.standing().kind === 'over' || question === null || this.translated === null) return null;
    return wordsFor(question, this.translated);
  }

  fork(): TellingSession {
    const play = this.play.fork();
    play.takeEvents();
    return new EngineSession(this.face, play, this.ids);
  }

  place(): string {
    const { root, answers } = this.play.position();
    return placeOf(root, answers);
  }

  happenings(): readonly Happening[] {
    const { root } = this.play;
    return this.play.takeEvents().flatMap((event) => {
      const told = happening(event, root, this.names);
      const says = event.kind === 'triggered' ? wordsOfAbility(event.ability) : null;
      if (told !== null && says !== null) this.said.set(told, says);
      return told ?? [];
    });
  }

  saysOf(one: Happening): string | null {
    return this.said.get(one) ?? null;
  }

  abilities(): ReadonlyMap<Ref, AbilityKind> {
    const { stack, objects } = this.play.root;
    const kinds = stack.flatMap((slot) => {
      const { id = 0, ability = null } = objects[slot] ?? {};
      return ability === null ? [] : [[this.names.object(id), ability.of] as const];
    });
    return new Map(kinds);
  }
}

function over({ progress }: Root): Standing {
  if (progress.kind !== 'over') throw new Error('the engine asks nothing and the game is not over');
  return { kind: 'over', winner: progress.winner, reason: progress.reason };
}
