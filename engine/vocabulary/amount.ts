import type { Color, CounterKind, ManaType } from './basics.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { ObjectsRef, PlayersRef } from './reference.ts';

/** A number that an ability states or computes when it is needed. CR 107.1, 608.2h */
export type Amount =
  | number
  /** The X of this spell or ability. CR 107.3 */
  | { readonly kind: 'x' }
  | { readonly kind: 'count'; readonly what: Filter }
  | { readonly kind: 'counters'; readonly counter: CounterKind; readonly on: ObjectsRef }
  /** Your devotion to these colours: a symbol of several of them counts once. CR 700.5 */
  | { readonly kind: 'devotion'; readonly to: readonly Color[] }
  | { readonly kind: 'power'; readonly of: ObjectsRef }
  | { readonly kind: 'toughness'; readonly of: ObjectsRef }
  | { readonly kind: 'manaValue'; readonly of: ObjectsRef }
  /** The greatest of these numbers among what matches; 0 where nothing does. */
  | { readonly kind: 'greatest'; readonly number: 'power' | 'toughness' | 'mana value'; readonly among: Filter }
  | { readonly kind: 'life'; readonly of: PlayersRef }
  /** How many colours of mana were spent to cast the spell that this permanent was. CR 702.44a */
  | { readonly kind: 'colorsSpent' }
  /** How much mana was spent to cast the spell that a permanent was, or is. CR 601.2h */
  | { readonly kind: 'manaSpent'; readonly on: ObjectsRef }
  /** How many times a cost named by `key` was paid (kicked: 0 or 1). */
  | { readonly kind: 'timesPaid'; readonly key: string }
  /** A number that an earlier part of the same ability remembered under a name; 0 where it did not. */
  | { readonly kind: 'remembered'; readonly name: string }
  /** The number in the event that this ability triggered on (damage dealt, life gained, mana added). */
  | { readonly kind: 'eventAmount' }
  /** How many spells that player has cast this turn; one that is still being cast is none of them. CR 601.2i */
  | { readonly kind: 'spellsCast'; readonly by: PlayersRef }
  /** How many spells that match have been cast this turn by these players; with `before`, of those that were cast before that spell. CR 601.2i */
  | {
      readonly kind: 'castThisTurn';
      readonly what: Filter;
      readonly by: PlayersRef;
      readonly before: ObjectsRef | null;
    }
  /** The greatest number of spells that one of these players has cast this turn. */
  | { readonly kind: 'mostSpellsCast'; readonly by: PlayersRef }
  /** How many creatures that player has attacked with this turn, whatever became of them. CR 608.2i */
  | { readonly kind: 'attackedWith'; readonly by: PlayersRef }
  /** How many spells were cast this turn before the source, itself a spell. CR 702.40a */
  | { readonly kind: 'castBefore' }
  | { readonly kind: 'unspentMana'; readonly type: ManaType; readonly of: PlayersRef }
  /** How many of these players have more cards in hand than you. */
  | { readonly kind: 'withMoreInHand'; readonly of: PlayersRef }
  /** The most of these that share one name. */
  | { readonly kind: 'mostOfOneName'; readonly what: Filter }
  | { readonly kind: 'sum'; readonly of: readonly Amount[] }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Amount }
  /** Rounded down. CR 107.1a */
  | { readonly kind: 'half'; readonly of: Amount }
  /** `amount` while the condition holds as the number is computed, else `otherwise`. */
  | {
      readonly kind: 'conditional';
      readonly condition: Condition;
      readonly amount: Amount;
      readonly otherwise: Amount;
    };

export const X: Amount = { kind: 'x' };
export const count = (what: Filter): Amount => ({ kind: 'count', what });
export const devotionTo = (...to: readonly Color[]): Amount => ({ kind: 'devotion', to });
export const countersOn = (counter: CounterKind, on: ObjectsRef): Amount => ({ kind: 'counters', counter, on });
export const powerOf = (of: ObjectsRef): Amount => ({ kind: 'power', of });
export const toughnessOf = (of: ObjectsRef): Amount => ({ kind: 'toughness', of });
export const manaValueOf = (of: ObjectsRef): Amount => ({ kind: 'manaValue', of });
export const greatest = (number: 'power' | 'toughness' | 'mana value', among: Filter): Amount => ({
  kind: 'greatest',
  number,
  among,
});
export const lifeOf = (of: PlayersRef): Amount => ({ kind: 'life', of });
export const times = (factor: number, of: Amount): Amount => ({ kind: 'times', factor, of });
export const half = (of: Amount): Amount => ({ kind: 'half', of });
export const sum = (...of: readonly Amount[]): Amount => ({ kind: 'sum', of });
export const colorsSpent: Amount = { kind: 'colorsSpent' };
export const manaSpentOn = (on: ObjectsRef): Amount => ({ kind: 'manaSpent', on });
export const timesPaid = (key: string): Amount => ({ kind: 'timesPaid', key });
export const rememberedNumber = (name: string): Amount => ({ kind: 'remembered', name });
export const eventAmount: Amount = { kind: 'eventAmount' };
export const spellsCastThisTurn = (by: PlayersRef): Amount => ({ kind: 'spellsCast', by });
export const castThisTurn = (what: Filter, by: PlayersRef, before: ObjectsRef | null = null): Amount => ({
  kind: 'castThisTurn',
  what,
  by,
  before,
});
export const mostSpellsCastThisTurn = (by: PlayersRef): Amount => ({ kind: 'mostSpellsCast', by });
export const attackedWithThisTurn = (by: PlayersRef): Amount => ({ kind: 'attackedWith', by });
export const castBefore: Amount = { kind: 'castBefore' };
export const unspentMana = (type: ManaType, of: PlayersRef): Amount => ({ kind: 'unspentMana', type, of });
export const mostOfOneName = (what: Filter): Amount => ({ kind: 'mostOfOneName', what });
export const amountIf = (condition: Condition, amount: Amount, otherwise: Amount = 0): Amount => ({
  kind: 'conditional',
  condition,
  amount,
  otherwise,
});
