import type { Amount } from './amount.ts';
import type { ManaType } from './basics.ts';
import type { Filter } from './filter.ts';
import type { ObjectsRef } from './reference.ts';

/** Which types a player may choose among when an ability lets them choose the type of mana. */
export type ManaTypes =
  | { readonly kind: 'fixed'; readonly types: readonly ManaType[] }
  /** Every type (or colour only) that a matching permanent could produce. CR 106.7 */
  | { readonly kind: 'couldProduce'; readonly what: Filter; readonly colorsOnly: boolean }
  /** As above for objects already named, with last-known information when they are gone. CR 106.7, 608.2h */
  | { readonly kind: 'couldProduceOf'; readonly object: ObjectsRef; readonly colorsOnly: boolean }
  /** The colours among matching permanents. */
  | { readonly kind: 'colorsAmong'; readonly what: Filter }
  /** The colour that was chosen under this name as the source entered. CR 607.2d */
  | { readonly kind: 'chosenColor'; readonly name: string }
  /** The types of mana that the trigger event produced. */
  | { readonly kind: 'eventTypes' };

/** What mana an effect adds. */
export type ManaProduction =
  | { readonly kind: 'fixed'; readonly mana: readonly ManaType[] }
  | { readonly kind: 'amountOf'; readonly type: ManaType; readonly amount: Amount }
  /** Of each type as much as the player who adds it has unspent: doubles it, without its restrictions and riders. CR 701.10f */
  | { readonly kind: 'asMuchAsUnspent' }
  /** `together`: all of one chosen type. `separately`: any combination. */
  | {
      readonly kind: 'choose';
      readonly from: ManaTypes;
      readonly amount: Amount;
      readonly each: 'together' | 'separately';
    };

/** What mana with a restriction may be spent on. CR 106.6 */
export type SpendRestriction =
  | { readonly kind: 'cast'; readonly what: Filter }
  | { readonly kind: 'activate'; readonly what: Filter }
  /** Only on costs that contain {X}. */
  | { readonly kind: 'costWithX' }
  | { readonly kind: 'anyOf'; readonly of: readonly SpendRestriction[] };

/** What happens to a spell that this mana is spent on, when the spell matches. CR 106.6 */
export type ManaRider =
  | { readonly kind: 'cantBeCountered'; readonly what: Filter }
  | { readonly kind: 'haste'; readonly what: Filter };

/** `mana('{G}{G}')` adds just that. Throws on anything but the six types. */
export function mana(symbols: string): ManaProduction {
  const types = [...symbols.matchAll(/\{([WUBRGC])\}/g)].map((match) => match[1] as ManaType);
  if (types.map((t) => `{${t}}`).join('') !== symbols) throw new Error(`not mana to add: ${symbols}`);
  return { kind: 'fixed', mana: types };
}

const ANY_COLOR: ManaTypes = { kind: 'fixed', types: ['W', 'U', 'B', 'R', 'G'] };

export const amountOf = (type: ManaType, amount: Amount): ManaProduction => ({ kind: 'amountOf', type, amount });
export const oneOf = (...types: readonly ManaType[]): ManaProduction => ({
  kind: 'choose',
  from: { kind: 'fixed', types },
  amount: 1,
  each: 'together',
});
export const anyOneColor = (amount: Amount = 1): ManaProduction => ({
  kind: 'choose',
  from: ANY_COLOR,
  amount,
  each: 'together',
});
export const anyCombination = (amount: Amount, types: ManaTypes = ANY_COLOR): ManaProduction => ({
  kind: 'choose',
  from: types,
  amount,
  each: 'separately',
});
export const chooseFrom = (from: ManaTypes, amount: Amount = 1): ManaProduction => ({
  kind: 'choose',
  from,
  amount,
  each: 'together',
});
export const couldProduce = (what: Filter, only: 'colors' | 'types'): ManaTypes => ({
  kind: 'couldProduce',
  what,
  colorsOnly: only === 'colors',
});
export const couldProduceOf = (object: ObjectsRef, only: 'colors' | 'types'): ManaTypes => ({
  kind: 'couldProduceOf',
  object,
  colorsOnly: only === 'colors',
});
export const colorsAmong = (what: Filter): ManaTypes => ({ kind: 'colorsAmong', what });
export const chosenColor = (name: string): ManaTypes => ({ kind: 'chosenColor', name });
/** One mana of a type that was produced, for an ability that triggers on tapping for mana. */
export const oneOfThatMana: ManaProduction = {
  kind: 'choose',
  from: { kind: 'eventTypes' },
  amount: 1,
  each: 'together',
};
export const asMuchAsUnspent: ManaProduction = { kind: 'asMuchAsUnspent' };
export const amongTypes = (...types: readonly ManaType[]): ManaTypes => ({ kind: 'fixed', types });
