/* Generated from steps.schema.json by `npm run generate`: change the schema, not this file. */

/**
 * The games of a counterexample as they were seen, told step by step in words: all that a page shows of it. Made from the counterexample and the engine; nothing is judged by it.
 */
export interface StepsFile {
  readonly kind: 'headjudge steps';
  readonly format: 1;
  readonly suite: string;
  readonly edition: string;
  /**
   * As it is named on the command line.
   */
  readonly engine: string;
  readonly property: string;
  /**
   * What the property says, one sentence.
   */
  readonly says: string;
  readonly class: string;
  readonly verdict: string;
  /**
   * The random case that it was made from; below 0, a case of the corpus.
   */
  readonly origin: {
    readonly seed: number;
    readonly index: number;
  };
  readonly rule: RuleWords;
  readonly expected: string;
  readonly found: string;
  /**
   * The frame of the first game in which it shows.
   */
  readonly at: number;
  /**
   * The command that shows it again.
   */
  readonly again: string;
  /**
   * What sets the game apart from the one that it was made from; empty where there is but one.
   */
  readonly differences: readonly string[];
  /**
   * The one that the finding speaks of is the first.
   */
  readonly games: readonly Game[];
  /**
   * Cards, permanents and what is on the stack, as they were at one time; frames speak of them by their place in this list.
   */
  readonly things: readonly Thing[];
  /**
   * What the cards of the case do, in our words.
   */
  readonly cards: readonly {
    readonly title: string;
    readonly words: readonly string[];
  }[];
  readonly needs: NeedsWords;
  /**
   * How it was made small, from the first case to the last; empty where it was not.
   */
  readonly shrink: readonly ShrinkWords[];
}
export interface RuleWords {
  readonly clause: string;
  /**
   * Empty where it is of no rule.
   */
  readonly cr: string;
  /**
   * In our words; empty where the ledger has none.
   */
  readonly paraphrase: string;
}
export interface Game {
  readonly title: string;
  readonly frames: readonly Frame[];
  /**
   * Frames before the first that are left out, for there are too many.
   */
  readonly left: number;
  /**
   * How the game ended; empty where it did not.
   */
  readonly end: string;
  /**
   * For each frame of the first game, the frame of this one at the same place; empty for the first game.
   */
  readonly beside: readonly number[];
}
export interface Frame {
  readonly turn: number;
  readonly step: string;
  readonly active: number;
  readonly priority: number | null;
  /**
   * What the player does who is asked here; empty where nobody is, or it was not answered.
   */
  readonly does: string;
  readonly happened: readonly string[];
  /**
   * Whether a player has passed before it, and nothing happened.
   */
  readonly isQuiet: boolean;
  /**
   * What a player has to answer here.
   */
  readonly asked: null | Asked;
  readonly players: readonly PlayerWords[];
  readonly zones: readonly ZoneWords[];
  /**
   * Things, the top first.
   */
  readonly stack: readonly number[];
}
export interface Asked {
  readonly who: string;
  readonly what: string;
  readonly cr: string;
  readonly options: readonly string[];
  /**
   * Options that are not listed.
   */
  readonly more: number;
}
export interface PlayerWords {
  readonly seat: number;
  readonly life: number;
  /**
   * Unspent, as letters.
   */
  readonly mana: string;
  readonly notes: readonly string[];
  readonly isInGame: boolean;
}
export interface ZoneWords {
  readonly zone: string;
  readonly seat: number;
  readonly things: readonly number[];
  /**
   * Cards that are not listed.
   */
  readonly more: number;
}
export interface Thing {
  readonly ref: string;
  readonly name: string;
  /**
   * Types; empty where they are not known.
   */
  readonly line: string;
  readonly colors: readonly string[];
  /**
   * Power and toughness; empty where it has none.
   */
  readonly size: string;
  readonly isTapped: boolean;
  readonly notes: readonly string[];
}
export interface NeedsWords {
  readonly needed: readonly string[];
  readonly limited: readonly string[];
  readonly free: readonly string[];
  /**
   * The nearest case in which the engine is right; empty where none was found.
   */
  readonly right: string;
}
export interface ShrinkWords {
  /**
   * Cases that were tried before this one.
   */
  readonly tried: number;
  readonly cards: number;
  /**
   * Things that the script has done.
   */
  readonly entries: number;
  readonly changes: readonly string[];
}
