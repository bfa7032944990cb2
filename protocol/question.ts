import type { Seat } from './board.ts';

/**
 * An object or a player by name: `c7` a card of the board, `t2` something made since (a token, a copy, an ability on the stack), `p1` a player.
 * Names stay the same through zone changes.
 */
export type Ref = string;

/**
 * One option, by meaning and never by position. By the question's kind:
 * priority: `pass`, `cast c2` (from hand), `cast c2 by c7` or `cast c2 by flashback` (by that permission), `activate c5/0` (the object's n-th activated ability), `play c3`, `suspend c4`;
 * objects: a Ref; modes: `mode 0`; yes or no: `yes`, `no`; order: a Ref, or `a c5/1` for a waiting trigger of c5, repeated ones with `#2`;
 * pay: `activate c5/0`, `pay`; attackers: `c4>p1` or `c4>c9` (planeswalker); blockers: `c6>c4`; value: the word itself (`G`, `Goblin`, a cost's key).
 */
export type Option = string;

export type QuestionKind =
  | 'priority'
  | 'objects'
  | 'number'
  | 'modes'
  | 'yes or no'
  | 'order'
  | 'divide'
  | 'pay'
  | 'attackers'
  | 'blockers'
  | 'value';

/** A question with all its options, sorted so that equal questions look equal. */
export interface Question {
  readonly kind: QuestionKind;
  readonly player: Seat | 'chance';
  /** What it is for: `priority`, `X`, `targets`, `mana type`, `replacement` … */
  readonly purpose: string;
  readonly source: Ref | null;
  readonly cr: string;
  readonly takeBack: boolean;
  readonly options: readonly Option[];
  /** Options of a priority or pay question that begin what cannot be completed, as far as the engine knows. */
  readonly incomplete: readonly Option[];
  /** For objects, modes, attackers, blockers: how many; for number: the least and the greatest that completes; for divide: the total as both. */
  readonly min: number;
  readonly max: number;
}

/** `pick`: options in order (an order question takes all of them). `amounts`: one per option of a divide question. */
export type Answer =
  | { readonly kind: 'pick'; readonly picks: readonly Option[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'divide'; readonly amounts: readonly number[] }
  | { readonly kind: 'take back' }
  | { readonly kind: 'concede' };

/** The engine's refusal of an answer: the rule and what would have been legal. */
export interface IllegalAnswer {
  readonly kind: 'illegal answer';
  readonly cr: string;
  readonly why: string;
}
