import type { Moment, View } from '../protocol/index.ts';

/** What a policy may know besides the question: facts of the game, never how it was asked about them. */
export interface Situation {
  readonly turn: number;
  readonly step: string;
  /** How many objects are on the stack. */
  readonly stack: number;
  /** How many actions the player who is asked has begun in this step, those taken back among them. */
  readonly actions: number;
  /** How many mana abilities were activated for the cost that is being paid. */
  readonly payments: number;
}

/** The place in the game that a view shows. */
export function momentOf(view: View): Moment {
  return { turn: view.turn, step: view.step, stack: view.stack.length };
}
