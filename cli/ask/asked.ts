import type { Beginning } from '../../adapters/reference/index.ts';
import type { Board, CardId, Seat } from '../../protocol/index.ts';
import type { CalledAbility } from './ability-names.ts';

/** A question as a judge writes it: a board, what players do, what is expected. The format is told in docs/asking.md. */
export interface Asked {
  /** What is asked, in the judge's words; null where the file does not say. */
  readonly question: string | null;
  readonly board: Board;
  /** Whether the game goes on as the step of the board begins, or its turn; null: the active player has priority in that step. */
  readonly begins: Beginning | null;
  /** How each player is called: `player 0`, `Alice`. */
  readonly players: readonly string[];
  /** What the file calls cards, by id, where that is not their name. */
  readonly aliases: ReadonlyMap<CardId, string>;
  readonly lines: readonly Line[];
  readonly expectations: readonly Expectation[];
}

/** A line of a file: its number, from 1, and its text as it was written. */
export interface Source {
  readonly number: number;
  readonly text: string;
}

/** One line of what players do. */
export type Line = Source & Deed;

export type Deed =
  | ActDeed
  | { readonly kind: 'pass'; readonly player: Seat }
  /** All pass, until that is so. */
  | { readonly kind: 'go on'; readonly until: Until }
  /** An answer to a question that is not what to do. */
  | { readonly kind: 'choose'; readonly player: Seat | 'chance'; readonly says: readonly Saying[] }
  /** Whether the player may do something, which is not done. `claim` null: it is only asked. */
  | { readonly kind: 'may'; readonly act: ActDeed; readonly claim: boolean | null }
  /** What may be done at this point; of this player, or of whoever is asked. */
  | { readonly kind: 'options'; readonly player: Seat | null }
  | { readonly kind: 'concede'; readonly player: Seat }
  /** Nothing more happens. */
  | { readonly kind: 'stop' };

/** An action of a player who has priority, with the choices on the way. */
export interface ActDeed {
  readonly kind: 'act';
  readonly player: Seat;
  readonly verb: 'cast' | 'play' | 'activate' | 'suspend';
  /** The card, or the permanent with the ability. */
  readonly what: string;
  /** How it is cast, such as `flashback`, `overload` or by a permanent; words of an ability. Null: the line does not say. */
  readonly by: string | null;
  /** Which ability is activated, by kind and place; null: the line does not say. */
  readonly ability: Pick<CalledAbility, 'kind' | 'place'> | null;
  readonly says: readonly Saying[];
}

export type Until =
  /** What is on top of the stack is gone; with an empty stack, the step is over. */
  | { readonly kind: 'top resolved' }
  | { readonly kind: 'stack empty' }
  /** The next such step, of any player where `player` is null. */
  | { readonly kind: 'step'; readonly step: string; readonly player: Seat | null }
  | { readonly kind: 'turn'; readonly player: Seat | null };

/** What a line says to one question, or to several of one kind. */
export type Saying =
  /** Objects, players, modes or words. `of`: the verb, where it tells what they are chosen for. */
  | { readonly kind: 'things'; readonly of: ThingsOf; readonly phrases: readonly string[] }
  | { readonly kind: 'X'; readonly value: number }
  /** A cost by its name, such as `kicker`, that is paid or is not. */
  | { readonly kind: 'cost'; readonly cost: string; readonly paid: boolean }
  | { readonly kind: 'yes or no'; readonly yes: boolean }
  /** Mana abilities, in order. */
  | { readonly kind: 'payment'; readonly parts: readonly PaymentPart[] }
  | {
      readonly kind: 'division';
      readonly parts: readonly { readonly amount: number; readonly phrase: string }[];
    }
  /** `to` null: the one player or creature that it can be. */
  | {
      readonly kind: 'attack' | 'block';
      readonly pairs: readonly { readonly creature: string; readonly to: string | null }[];
    }
  | { readonly kind: 'take back' };

/** A mana ability that is activated to pay: of what, and what is said to the questions that it asks, the type of mana among them. */
export interface PaymentPart {
  readonly phrase: string;
  /** As it is written: `blue`; null: the line does not say. */
  readonly type: string | null;
  readonly says: readonly Saying[];
}

export type ThingsOf = 'targets' | 'sacrifice' | 'discard' | 'exile' | 'return' | 'tap' | 'cast' | 'order' | 'choice';

/** One line of what is expected at the end. */
export type Expectation = Source & Claim;

export type Claim =
  | {
      readonly kind: 'place';
      readonly what: string;
      readonly not: boolean;
      readonly zone: string;
      readonly player: Seat | null;
      /** How many of them; null: this one. */
      readonly count: number | null;
    }
  | { readonly kind: 'life'; readonly player: Seat; readonly life: number }
  | { readonly kind: 'counters'; readonly what: string; readonly counter: string; readonly count: number }
  | { readonly kind: 'damage'; readonly what: string; readonly damage: number }
  | { readonly kind: 'size'; readonly what: string; readonly power: number; readonly toughness: number }
  | { readonly kind: 'state'; readonly what: string; readonly not: boolean; readonly state: 'tapped' | 'untapped' }
  | { readonly kind: 'control'; readonly what: string; readonly player: Seat }
  | { readonly kind: 'X'; readonly what: string; readonly x: number }
  | { readonly kind: 'pool'; readonly player: Seat; readonly mana: string }
  | { readonly kind: 'fate'; readonly what: string; readonly not: boolean; readonly fate: Fate }
  | { readonly kind: 'stack'; readonly count: number }
  | { readonly kind: 'outcome'; readonly player: Seat | null; readonly outcome: 'wins' | 'loses' | 'draw' }
  | { readonly kind: 'cards'; readonly player: Seat; readonly zone: CardZone; readonly count: number }
  /** Poison, energy and the like. */
  | { readonly kind: 'player counters'; readonly player: Seat; readonly counter: string; readonly count: number }
  | { readonly kind: 'keyword'; readonly what: string; readonly not: boolean; readonly keyword: string }
  /** A type, subtype, supertype or colour. */
  | { readonly kind: 'is'; readonly what: string; readonly not: boolean; readonly trait: string }
  | { readonly kind: 'attached'; readonly what: string; readonly not: boolean; readonly to: string };

export type CardZone = 'hand' | 'library' | 'graveyard' | 'exile';

/** What became of a spell or ability, at any time. */
export type Fate = 'cast' | 'countered' | 'resolved' | 'triggered';
