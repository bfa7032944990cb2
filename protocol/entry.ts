import type { Seat } from './board.ts';
import type { Answer, QuestionKind, Ref } from './question.ts';

/** One choice, named by meaning: who answers what, for which object, for which purpose. */
export interface ChoiceEntry {
  readonly kind: 'choice';
  readonly player: Seat | 'chance';
  readonly question: QuestionKind;
  readonly purpose: string;
  readonly source: Ref | null;
  readonly answer: Answer;
}

/** An action at priority with all the choices made until it was completed (or taken back). */
export interface ActionEntry {
  readonly kind: 'action';
  readonly player: Seat;
  /** The option taken: `cast c2`, `activate c5/0`, `play c3`. Passing is no entry: the script speaks only of what is done. */
  readonly action: string;
  /** How often priority had been given to this player in the same step before the action, so that a script can wait. */
  readonly after: Moment;
  readonly choices: readonly ChoiceEntry[];
}

/** A place in the game by meaning: turn, step, and how many objects were on the stack. */
export interface Moment {
  readonly turn: number;
  readonly step: string;
  readonly stack: number;
}

/** A thing done. A script is a list of entries. */
export type Entry = ActionEntry | ChoiceEntry;
export type Script = readonly Entry[];

/** Answers where the script is silent. */
export type Policy =
  | { readonly kind: 'boring' }
  /** `weights`: how likely each verb is among what can be done at priority, in tenths. */
  | {
      readonly kind: 'hashed';
      readonly seed: number;
      readonly weights: Readonly<Record<'pass' | 'cast' | 'activate' | 'play' | 'take back', number>>;
    };
