import type { QuestionWords } from '../../adapters/reference/index.ts';
import type { Answer, Happening, Question, View } from '../../protocol/index.ts';
import type { Line } from './asked.ts';

/** What was seen of a question as it was played. */
export interface Transcript {
  /** What happened before anything was asked. */
  readonly opening: Opening;
  readonly steps: readonly Step[];
  readonly end: Ending;
  /** The game as it was at the end. */
  readonly view: View;
  /** Everything that happened. */
  readonly happened: readonly Happening[];
  /** Lines that were not come to. */
  readonly left: readonly Line[];
}

export type Opening = Pick<AnswerStep, 'happenings' | 'view' | 'after' | 'says'>;

export type Step =
  | AnswerStep
  /** A line asked what may be done. */
  | {
      readonly kind: 'options';
      readonly line: Line;
      readonly question: Question;
      readonly words: QuestionWords | null;
      readonly view: View;
    }
  /** A line asked whether something may be done, or claimed it. `why` null: it may. */
  | {
      readonly kind: 'may';
      readonly line: Line;
      readonly claim: boolean | null;
      readonly why: Refusal | null;
      readonly view: View;
    };

export interface AnswerStep {
  readonly kind: 'answer';
  readonly question: Question;
  readonly answer: Answer;
  readonly words: QuestionWords | null;
  /** Before the answer. */
  readonly view: View;
  /** After it. */
  readonly after: View;
  readonly happenings: readonly Happening[];
  /** What abilities say that triggered. */
  readonly says: ReadonlyMap<Happening, string>;
  readonly by: By;
}

/** Who says an answer: a line, or nobody. `turn out` is a pass on the way to what a line says. */
export type By =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'passing' }
  | { readonly kind: 'silence' };

/** Why something may not be done. */
export interface Refusal {
  readonly why: string;
  readonly cr: string;
  /** The question at which it shows, with what may be done; null where nothing is asked. */
  readonly at: { readonly question: Question; readonly words: QuestionWords | null; readonly view: View } | null;
}

export type Ending =
  | { readonly kind: 'played' }
  | { readonly kind: 'over'; readonly winner: number | null; readonly reason: string }
  | { readonly kind: 'refused'; readonly line: Line; readonly refusal: Refusal }
  /** The engine takes no answer to its question, or not the one that was to be tried. */
  | { readonly kind: 'no answer' }
  /** The budget of answers is used up. */
  | { readonly kind: 'endless' };
