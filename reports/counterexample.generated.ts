/* Generated from counterexample.schema.json by `npm run generate`: change the schema, not this file. */

export type ThingKind = 'card' | 'status' | 'life' | 'number' | 'target';

/**
 * A case that shows what is wrong with an engine: all that it takes to see it again.
 */
export interface CounterexampleFile {
  readonly kind: 'headjudge counterexample';
  readonly format: 1;
  /**
   * The version of the suite that made it.
   */
  readonly suite: string;
  /**
   * The edition of the Comprehensive Rules.
   */
  readonly edition: string;
  /**
   * As it is named on the command line.
   */
  readonly engine: string;
  readonly property: string;
  readonly class: string;
  readonly verdict:
    | 'violated'
    | 'illegal'
    | 'diverged'
    | 'crashed'
    | 'timed out'
    | 'nondeterministic'
    | 'cannot set up'
    | 'doctor failed'
    | 'harness error'
    | 'unsupported'
    | 'not observable'
    | 'disputed'
    | 'undecided';
  readonly violation: ViolationWords;
  readonly origin: CaseOrigin;
  readonly case: CaseData;
  readonly needs: NeedsData;
}
export interface ViolationWords {
  readonly clause: string;
  readonly cr: string;
  readonly expected: string;
  readonly found: string;
  /**
   * Index of the moment in the history where it shows.
   */
  readonly at: number;
}
/**
 * The random case that it was made from; below 0, a case of the corpus.
 */
export interface CaseOrigin {
  readonly seed: number;
  readonly index: number;
}
export interface CaseData {
  readonly start: Placed | Played;
  readonly script: readonly (ActionData | ChoiceData)[];
  readonly policy: Boring | Hashed;
  readonly decisions: number;
  readonly untilTurn: number;
}
export interface Placed {
  readonly kind: 'board';
  readonly board: BoardData;
}
export interface BoardData {
  readonly players: readonly {
    readonly life: number;
    readonly counters: Counts;
    readonly landsPlayed: number;
  }[];
  readonly cards: readonly CardData[];
  readonly turn: number;
  readonly active: number;
  readonly step: 'upkeep' | 'draw' | 'precombat main' | 'beginning of combat' | 'end of combat' | 'postcombat main' | 'end';
}
export interface Counts {
  readonly [k: string]: number;
}
export interface CardData {
  readonly id: string;
  readonly name: string;
  readonly owner: number;
  readonly controller: number;
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'exile';
  readonly tapped: boolean;
  readonly held: boolean;
  readonly damage: number;
  readonly counters: Counts;
  readonly attachedTo: string | null;
  readonly exiledWith: string | null;
  readonly chosen: {
    readonly [k: string]: string;
  };
}
export interface Played {
  readonly kind: 'decks';
  readonly decks: {
    readonly decks: readonly (readonly string[])[];
    readonly life: number;
  };
}
export interface ActionData {
  readonly kind: 'action';
  readonly player: number;
  readonly action: string;
  readonly after: {
    readonly turn: number;
    readonly step: string;
    readonly stack: number;
  };
  readonly choices: readonly ChoiceData[];
}
export interface ChoiceData {
  readonly kind: 'choice';
  readonly player: number | 'chance';
  readonly question:
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
  readonly purpose: string;
  readonly source: string | null;
  readonly answer:
    | {
        readonly kind: 'pick';
        readonly picks: readonly string[];
      }
    | {
        readonly kind: 'number';
        readonly value: number;
      }
    | {
        readonly kind: 'divide';
        readonly amounts: readonly number[];
      }
    | {
        readonly kind: 'take back' | 'concede';
      };
}
export interface Boring {
  readonly kind: 'boring';
}
export interface Hashed {
  readonly kind: 'hashed';
  readonly seed: number;
  readonly weights: {
    readonly pass: number;
    readonly cast: number;
    readonly activate: number;
    readonly play: number;
    readonly 'take back': number;
  };
}
/**
 * What was tried in place of each thing, one at a time.
 */
export interface NeedsData {
  readonly things: readonly {
    readonly kind: ThingKind;
    /**
     * A card, a player, or a choice in the script.
     */
    readonly at: string;
    readonly is: string;
    /**
     * These show the same.
     */
    readonly alike: readonly string[];
    /**
     * These do not.
     */
    readonly unlike: readonly string[];
  }[];
  /**
   * The first change after which the engine is right; null where none was found.
   */
  readonly nearest: null | ChangeData;
}
export interface ChangeData {
  readonly kind: ThingKind;
  readonly at: string;
  readonly is: string;
  readonly instead: string;
}
