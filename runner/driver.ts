import type {
  Answer,
  Board,
  CannotSetUp,
  Case,
  Decks,
  Happening,
  History,
  HistoryStep,
  IllegalAnswer,
  IllegalBoard,
  Question,
  Standing,
  View,
} from '../protocol/index.ts';

/** The number of the rule where none is concerned. */
export const NO_RULE: string = '';

/** What the driver wants of an engine. Every reply that lets the game go on shows all that is to be seen. */
export type Request =
  | { readonly kind: 'load'; readonly board: Board }
  | { readonly kind: 'start'; readonly decks: Decks }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** Where the game stands, what can be seen of it, and what happened since the reply before. */
export interface Sight {
  readonly kind: 'sight';
  readonly standing: Standing;
  readonly view: View;
  readonly happenings: readonly Happening[];
}

/** The engine threw. `name` is the error's: an engine that ran out of its budget says `Exhaustion`. */
export interface Crash {
  readonly kind: 'crash';
  readonly name: string;
  readonly message: string;
}

export type Reply = Sight | IllegalBoard | CannotSetUp | IllegalAnswer | Crash;

/** Who answers the questions of a game. */
export interface Chooser {
  /** Whether the case is to end at this question, unanswered. */
  ends(question: Question, sight: Sight, answered: number): boolean;
  /** Answers to try one after the other: the first that the engine accepts is given. */
  answers(question: Question, sight: Sight): Iterable<Answer>;
  accepted(question: Question, sight: Sight, answer: Answer): void;
  refused(question: Question, sight: Sight, answer: Answer, why: IllegalAnswer): void;
}

/** Why a case went no further. */
export type End =
  /** It was played as far as it was to be. */
  | { readonly kind: 'played' }
  | IllegalBoard
  | CannotSetUp
  | Crash
  /** The engine refused every answer to its own question. */
  | { readonly kind: 'stuck'; readonly question: Question; readonly why: IllegalAnswer };

/** A case that was run: what was seen, as far as it went. */
export interface Play {
  readonly history: History;
  readonly answered: number;
  readonly end: End;
}

/**
 * Runs a case: a generator that asks for what it wants of the engine, which `playInProcess` feeds with the engine's replies.
 */
export function* play(of: Case, chooser: Chooser): Generator<Request, Play, Reply> {
  const steps: HistoryStep[] = [];
  let reply: Reply = yield beginning(of);
  let answered = 0;
  const result = (end: End, over: History['over']): Play => ({
    history: { start: of.start, steps, over },
    answered,
    end,
  });
  for (;;) {
    if (reply.kind === 'illegal answer') throw new Error('an engine called a legal answer illegal after accepting it');
    if (reply.kind !== 'sight') return result(reply, null);
    const sight: Sight = reply;
    const { standing, view, happenings } = sight;
    if (standing.kind === 'over') {
      steps.push({ question: null, answer: null, view, happenings });
      return result(PLAYED, { winner: standing.winner, reason: standing.reason });
    }
    const { question } = standing;
    if (chooser.ends(question, sight, answered)) {
      steps.push({ question, answer: null, view, happenings });
      return result(PLAYED, null);
    }
    const given: Given = yield* give(question, sight, chooser);
    steps.push({ question, answer: given.answer, view, happenings });
    if (given.reply.kind === 'illegal answer') return result({ kind: 'stuck', question, why: given.reply }, null);
    answered++;
    reply = given.reply;
  }
}

/** The answer that was accepted with the reply to it; null and the last refusal where none was. */
interface Given {
  readonly answer: Answer | null;
  readonly reply: Reply;
}

const PLAYED: End = { kind: 'played' };
const NO_ANSWER: IllegalAnswer = { kind: 'illegal answer', cr: NO_RULE, why: 'there was no answer to try' };

function* give(question: Question, sight: Sight, chooser: Chooser): Generator<Request, Given, Reply> {
  let refusal = NO_ANSWER;
  for (const answer of chooser.answers(question, sight)) {
    const reply: Reply = yield { kind: 'answer', answer };
    if (reply.kind !== 'illegal answer') {
      chooser.accepted(question, sight, answer);
      return { answer, reply };
    }
    chooser.refused(question, sight, answer, reply);
    refusal = reply;
  }
  return { answer: null, reply: refusal };
}

function beginning({ start }: Case): Request {
  switch (start.kind) {
    case 'board':
      return { kind: 'load', board: start.board };
    case 'decks':
      return { kind: 'start', decks: start.decks };
  }
}
