import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Answer, Happening, Question, View } from '../../protocol/index.ts';
import type { Book } from './book.ts';
import type { Sight } from './match.ts';
import type { By, Ending, Opening, Refusal, Step, Transcript } from './transcript.ts';

/** How much was noted of a game. */
export interface Mark {
  readonly steps: number;
  readonly happened: number;
}

/** A game that is played, and what is noted of it. */
export class Game {
  readonly session: TellingSession;
  readonly book: Book;
  readonly #steps: Step[] = [];
  readonly #happened: Happening[] = [];
  readonly #opening: Opening;

  constructor(session: TellingSession, book: Book) {
    this.session = session;
    this.book = book;
    const happenings = session.happenings();
    const view = session.view();
    book.see(view, session.abilities());
    this.#happened.push(...happenings);
    this.#opening = { happenings, view, after: view, says: this.#saysOf(happenings) };
  }

  get view(): View {
    return this.session.view();
  }

  get mark(): Mark {
    return { steps: this.#steps.length, happened: this.#happened.length };
  }

  /** What happened since then. */
  since({ happened }: Mark): readonly Happening[] {
    return this.#happened.slice(happened);
  }

  /** What was asked since then. */
  askedSince({ steps }: Mark): readonly Question[] {
    return this.#steps.slice(steps).flatMap((step) => (step.kind === 'answer' ? [step.question] : []));
  }

  sight(question: Question): Sight {
    return { question, words: this.session.words(), view: this.view, book: this.book };
  }

  /** Gives an answer. Null: it was accepted. */
  give(question: Question, answer: Answer, by: By): Refusal | null {
    const { words, view } = this.sight(question);
    const refused = this.session.answer(answer);
    if (refused !== null) return { why: refused.why, cr: refused.cr, at: { question, words, view } };
    const happenings = this.session.happenings();
    const after = this.view;
    this.book.see(after, this.session.abilities());
    this.#happened.push(...happenings);
    this.#steps.push({
      kind: 'answer',
      question,
      answer,
      words,
      view,
      after,
      happenings,
      says: this.#saysOf(happenings),
      by,
    });
    return null;
  }

  #saysOf(happenings: readonly Happening[]): ReadonlyMap<Happening, string> {
    const said = happenings.map((one) => [one, this.session.saysOf(one)] as const);
    return new Map(said.flatMap(([one, says]) => (says === null ? [] : [[one, says]])));
  }

  note(step: Step): void {
    this.#steps.push(step);
  }

  /** How often in a row the same was asked just before. */
  timesAsked({ purpose, source }: Question): number {
    const isOther = (step: Step): boolean =>
      step.kind !== 'answer' || step.question.purpose !== purpose || step.question.source !== source;
    const others = this.#steps.toReversed().findIndex(isOther);
    return others < 0 ? this.#steps.length : others;
  }

  /** Forgets what was noted since then. */
  forgetSince({ steps, happened }: Mark): void {
    this.#steps.length = steps;
    this.#happened.length = happened;
  }

  transcript(end: Ending, left: Transcript['left']): Transcript {
    return { opening: this.#opening, steps: this.#steps, end, view: this.view, happened: this.#happened, left };
  }
}
