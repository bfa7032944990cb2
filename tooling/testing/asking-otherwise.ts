import type {
  Answer,
  EngineUnderTest,
  Happening,
  IllegalAnswer,
  Option,
  Question,
  SearchableEngine,
  SearchableSession,
  Session,
  Standing,
  View,
} from '../../protocol/index.ts';
import { creatureOf } from '../../runner/index.ts';

/**
 * The same engine with other manners: it tells options the other way round, asks for several things one by one, and asks what
 * it could ask at once, or in the other order, so.
 */
export function askingOtherwise(engine: SearchableEngine): EngineUnderTest {
  return {
    ...engine,
    load: (board) => {
      const loaded = engine.load(board);
      return 'kind' in loaded ? loaded : new AskingOtherwise(loaded);
    },
  };
}

/** Questions that stand for one or two of the engine's: what is asked now, and what an answer comes to. */
interface Manner {
  readonly asks: Question;
  /** Answers to the engine's questions, all of which have to be legal, by the first choice that is; or what is asked next. */
  readonly hears: (answer: Answer) => { readonly then: Manner } | { readonly answers: readonly (readonly Answer[])[] };
}

class AskingOtherwise implements Session {
  readonly #game: SearchableSession;
  #manner: Manner | null = null;

  constructor(game: SearchableSession) {
    this.#game = game;
    this.#begin();
  }

  standing(): Standing {
    const standing = this.#game.standing();
    if (this.#manner === null) return standing;
    const { asks } = this.#manner;
    return { kind: 'asks', question: { ...asks, options: asks.options.toReversed() } };
  }

  answer(given: Answer): IllegalAnswer | null {
    const answer: Answer = given.kind === 'divide' ? { ...given, amounts: given.amounts.toReversed() } : given;
    if (this.#manner === null || answer.kind === 'take back' || answer.kind === 'concede')
      return this.#give([[answer]]);
    const heard = this.#manner.hears(answer);
    if ('answers' in heard) return this.#give(heard.answers);
    this.#manner = heard.then;
    return null;
  }

  view(): View {
    return this.#game.view();
  }

  happenings(): readonly Happening[] {
    return this.#game.happenings();
  }

  #give(choices: readonly (readonly Answer[])[]): IllegalAnswer | null {
    let refused: IllegalAnswer | null = null;
    for (const answers of choices) {
      // One answer alone changes nothing where it is refused.
      refused = answers.length > 1 ? inTurn(this.#game.fork(), answers) : null;
      refused ??= inTurn(this.#game, answers);
      if (refused !== null) continue;
      this.#begin();
      return null;
    }
    return refused;
  }

  #begin(): void {
    const standing = this.#game.standing();
    this.#manner = standing.kind === 'over' ? null : mannerOf(standing.question, this.#game);
  }
}

function inTurn(game: SearchableSession, answers: readonly Answer[]): IllegalAnswer | null {
  for (const answer of answers) {
    const refused = game.answer(answer);
    if (refused !== null) return refused;
  }
  return null;
}

function mannerOf(question: Question, game: SearchableSession): Manner {
  return (
    atOnce(question, game) ??
    swapped(question, game) ??
    (isOfSeveral(question) ? oneByOne(question, []) : plainly(question))
  );
}

function plainly(question: Question): Manner {
  return { asks: question, hears: (answer) => ({ answers: [[answer]] }) };
}

function isOfSeveral({ kind, max }: Question): boolean {
  return max > 1 && (kind === 'objects' || kind === 'modes' || kind === 'attackers' || kind === 'blockers');
}

/** Each thing is asked for by itself, until no more is wanted or can be had. */
function oneByOne(question: Question, taken: readonly Option[]): Manner {
  const creatures = taken.map(creatureOf);
  // A creature attacks one player or planeswalker; some block several attackers.
  const isSpent = (option: Option): boolean => question.kind === 'attackers' && creatures.includes(creatureOf(option));
  const isLeft = (option: Option): boolean => !taken.includes(option) && !isSpent(option);
  const options = question.options.filter(isLeft);
  return {
    asks: { ...question, options, min: taken.length < question.min ? 1 : 0, max: 1 },
    hears: (answer) => {
      const picks = answer.kind === 'pick' ? answer.picks : [];
      const now = [...taken, ...picks];
      const isDone = picks.length === 0 || now.length === question.max || options.length === picks.length;
      return isDone
        ? { answers: [[{ kind: 'pick', picks: inOrderOf(question, now) }]] }
        : { then: oneByOne(question, now) };
    },
  };
}

/** Where the order says nothing, that of the options. */
function inOrderOf({ kind, options }: Question, picks: readonly Option[]): readonly Option[] {
  return kind === 'objects' ? picks : options.filter((option) => picks.includes(option));
}

/** Two targets that follow on each other, and that cannot be the same, are asked for at once. */
function atOnce(question: Question, game: SearchableSession): Manner | null {
  if (!isOfOne(question)) return null;
  const nexts = nextsOf(question, game);
  if (nexts.length === 0 || !nexts.every((next) => next !== null && isOfOne(next) && isForTheSame(next, question)))
    return null;
  if (nexts.some((next, index) => next?.options.includes(question.options[index] ?? ''))) return null;
  const options = [...new Set([question, ...nexts].flatMap((each) => each?.options ?? []))];
  return {
    asks: { ...question, options, min: 2, max: 2 },
    hears: (answer) => {
      const picks = answer.kind === 'pick' ? answer.picks : [];
      const single = picks.map((each): Answer => ({ kind: 'pick', picks: [each] }));
      return { answers: picks.length === 2 ? [single, single.toReversed()] : [[answer]] };
    },
  };
}

function isOfOne({ kind, min, max }: Question): boolean {
  return kind === 'objects' && min === 1 && max === 1;
}

/** What does not depend on a number, a mode or a yes is asked before it. */
function swapped(question: Question, game: SearchableSession): Manner | null {
  if (question.kind !== 'number' && question.kind !== 'yes or no' && question.kind !== 'value') return null;
  const [next = null, ...others] = nextsOf(question, game);
  if (
    next === null ||
    !SWAPPABLE.includes(next.kind) ||
    !isForTheSame({ ...next, purpose: question.purpose }, question)
  )
    return null;
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(next))) return null;
  return {
    asks: next,
    hears: (second) => ({ then: { asks: question, hears: (first) => ({ answers: [[first, second]] }) } }),
  };
}

const SWAPPABLE: readonly Question['kind'][] = ['objects', 'number', 'yes or no', 'modes'];

function isForTheSame(one: Question, other: Question): boolean {
  return one.purpose === other.purpose && one.player === other.player && one.source === other.source;
}

/** What is asked after each answer; null: nothing, or no such answer. None where there are too many. */
function nextsOf(question: Question, game: SearchableSession): readonly (Question | null)[] {
  const answers = answersTo(question);
  return answers.length > MOST ? [] : answers.map((answer) => nextAfter(answer, game.fork()));
}

const MOST = 8;

function answersTo({ kind, options, min, max }: Question): readonly Answer[] {
  if (kind !== 'number') return options.map((option) => ({ kind: 'pick', picks: [option] }));
  return max - min > MOST
    ? []
    : Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => ({ kind: 'number', value: min + i }));
}

/** Of the same thing: another ability is another matter. */
function nextAfter(answer: Answer, game: SearchableSession): Question | null {
  const on = game.view().stack.length;
  if (game.answer(answer) !== null || game.view().stack.length !== on) return null;
  const standing = game.standing();
  return standing.kind === 'asks' ? standing.question : null;
}
