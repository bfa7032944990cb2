import type { CardId, Seat, StepName, Zone } from './board.ts';
import type { Ref } from './question.ts';

/** What can be seen of a game, with every continuous effect applied. In process each part is computed when it is first read. */
export interface View {
  readonly turn: number;
  readonly active: Seat;
  readonly step: StepName;
  /** The player who has priority, or null. */
  readonly priority: Seat | null;
  readonly players: readonly PlayerView[];
  /** Permanents, in the order in which they entered. */
  readonly battlefield: readonly PermanentView[];
  /** Bottom first. */
  readonly stack: readonly StackView[];
  /** Cards elsewhere, by zone and owner. Library: top first. */
  zone(zone: Exclude<Zone, 'battlefield'>, owner: Seat): readonly CardView[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly life: number;
  /** Unspent mana as letters in the order W U B R G C, one per mana: `GGC`. */
  readonly pool: string;
  /** The same mana with its riders, restrictions and sources: one text per mana, such as `G c3` or `C c4 restricted`. */
  readonly unspent: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly landsPlayed: number;
  readonly inGame: boolean;
}

export interface CardView {
  readonly ref: Ref;
  readonly name: string;
  readonly owner: Seat;
  /** Counts up each time the card becomes a new object. CR 400.7 */
  readonly incarnation: number;
}

export interface PermanentView extends CardView {
  readonly controller: Seat;
  /** False for tokens. */
  readonly card: boolean;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colors: readonly string[];
  readonly keywords: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly tapped: boolean;
  /** Controlled without a break since its controller's most recent turn began. CR 302.6 */
  readonly held: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: Ref | null;
  readonly manaValue: number;
  readonly attacking: Ref | null;
  readonly blocking: readonly Ref[];
}

export interface StackView extends CardView {
  readonly kind: 'spell' | 'ability';
  readonly controller: Seat;
  /** False for copies and abilities. */
  readonly card: boolean;
  /** An ability's source; null for spells. */
  readonly source: Ref | null;
  /** An ability's place among its source's abilities, as in options (`c5/1`); null for spells. */
  readonly ability: string | null;
  readonly x: number | null;
  readonly modes: readonly number[];
  readonly targets: readonly (readonly Ref[])[];
  readonly division: readonly (readonly number[])[];
  /** Keys of the additional and alternative costs paid: `kicker`, `buyback` … */
  readonly paid: readonly string[];
  /** Mana spent on it, as letters in the order W U B R G C. */
  readonly manaSpent: string;
  readonly manaValue: number;
  readonly types: readonly string[];
  readonly colors: readonly string[];
}

/** Something that happened, as far as an engine can tell it (facet `events`). */
export type Happening =
  | {
      readonly kind: 'moved';
      readonly object: Ref;
      readonly from: string | null;
      readonly to: string | null;
      readonly cause: string;
    }
  | { readonly kind: 'tapped' | 'untapped'; readonly object: Ref }
  | { readonly kind: 'tapped for mana'; readonly object: Ref; readonly player: Seat; readonly produced: string }
  | {
      readonly kind: 'mana added';
      readonly player: Seat;
      readonly mana: string;
      readonly source: Ref;
      readonly triggered: boolean;
    }
  | { readonly kind: 'mana lost'; readonly player: Seat; readonly mana: string }
  | { readonly kind: 'mana spent'; readonly player: Seat; readonly mana: string; readonly on: Ref }
  | { readonly kind: 'cast'; readonly object: Ref; readonly player: Seat; readonly from: string }
  | {
      readonly kind: 'activated';
      readonly object: Ref;
      readonly ability: string;
      readonly player: Seat;
      readonly manaAbility: boolean;
    }
  | { readonly kind: 'triggered'; readonly object: Ref; readonly ability: string; readonly player: Seat }
  | { readonly kind: 'put on stack'; readonly object: Ref; readonly source: Ref; readonly player: Seat }
  | { readonly kind: 'resolved'; readonly object: Ref; readonly did: string }
  | { readonly kind: 'countered'; readonly object: Ref }
  | { readonly kind: 'damage'; readonly from: Ref; readonly to: Ref; readonly amount: number; readonly combat: boolean }
  | { readonly kind: 'life'; readonly player: Seat; readonly change: number }
  | { readonly kind: 'drew'; readonly player: Seat; readonly card: CardId | null }
  | { readonly kind: 'counters'; readonly on: Ref; readonly counter: string; readonly change: number }
  | { readonly kind: 'control changed'; readonly object: Ref; readonly player: Seat }
  | { readonly kind: 'attached'; readonly object: Ref; readonly to: Ref | null }
  | { readonly kind: 'attacked'; readonly object: Ref; readonly defender: Ref }
  | { readonly kind: 'blocked'; readonly object: Ref; readonly attacker: Ref }
  | { readonly kind: 'became blocked'; readonly object: Ref }
  | { readonly kind: 'became target'; readonly target: Ref; readonly of: Ref }
  | { readonly kind: 'discarded'; readonly player: Seat; readonly card: Ref }
  | { readonly kind: 'shuffled' | 'searched'; readonly player: Seat }
  | { readonly kind: 'step began'; readonly step: StepName; readonly active: Seat; readonly turn: number }
  | { readonly kind: 'turn began'; readonly active: Seat; readonly turn: number }
  | { readonly kind: 'left the game'; readonly player: Seat; readonly reason: string }
  | { readonly kind: 'taken back'; readonly player: Seat; readonly object: Ref };
