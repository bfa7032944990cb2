import type { CardDef, Color } from './cards.ts';

/** The words of the toy engine: what it has, what it waits for, what it tells. */

export type Place = 'library' | 'hand' | 'battlefield' | 'stack' | 'graveyard' | 'exile';

export interface Card {
  readonly def: CardDef;
  readonly owner: number;
  place: Place;
  tapped: boolean;
  /** Whether it came under control after the turn of its player began. */
  sick: boolean;
  damage: number;
}

export interface Player {
  life: number;
  landsPlayed: number;
  pool: Color[];
}

export interface Spell {
  readonly card: Card;
  target: Target | null;
  paid: string;
}

export type Target = { readonly player: number } | { readonly card: Card };

/** Something that can be chosen. */
export type Item =
  | 'pass'
  | 'pay'
  | Target
  | { readonly do: 'play' | 'cast' | 'tap'; readonly card: Card }
  | { readonly mana: string }
  | { readonly blocker: Card; readonly attacker: Card };

/** What the engine waits for: so many of the items, by their places in the list; for damage, an amount for each. */
export interface Choice {
  readonly what: 'move' | 'target' | 'mana' | 'way to pay' | 'attackers' | 'blockers' | 'damage' | 'discard';
  readonly player: number;
  readonly about: Card | null;
  readonly of: readonly Item[];
  readonly min: number;
  readonly max: number;
}

export type Told = OfCard | OfGame;

export type OfCard =
  | { readonly type: 'move'; readonly card: Card; readonly from: Place; readonly to: Place; readonly why: string }
  | {
      readonly type: 'tapped' | 'untapped' | 'became blocked' | 'attacked' | 'cast' | 'drew' | 'discarded';
      readonly card: Card;
    }
  | { readonly type: 'mana'; readonly card: Card; readonly color: Color }
  | { readonly type: 'spent'; readonly card: Card; readonly mana: string }
  | { readonly type: 'target'; readonly card: Card; readonly target: Target }
  | { readonly type: 'resolved'; readonly card: Card; readonly legal: boolean }
  | { readonly type: 'blocked'; readonly card: Card; readonly attacker: Card };

export type OfGame =
  | { readonly type: 'lost mana'; readonly player: number; readonly mana: string }
  | ({ readonly type: 'damage' } & Damage)
  | { readonly type: 'turn began'; readonly turn: number; readonly active: number; readonly step: Step }
  | { readonly type: 'step began'; readonly turn: number; readonly active: number; readonly step: Step };

export interface Damage {
  readonly from: Card;
  readonly to: Target;
  readonly amount: number;
  readonly combat: boolean;
}

/** In the order of the turn. */
export const STEPS = [
  ...(['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat', 'declare attackers'] as const),
  ...(['declare blockers', 'combat damage', 'end of combat', 'postcombat main', 'end', 'cleanup'] as const),
] as const;
export type Step = (typeof STEPS)[number];
