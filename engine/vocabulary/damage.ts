import type { Amount } from './amount.ts';
import type { CounterKind } from './basics.ts';
import type { Effect, Recipients } from './effect.ts';
import type { Filter } from './filter.ts';
import { type ObjectsRef, source } from './reference.ts';

/** Which damage an effect is about. */
export type DamageKind = 'any' | 'combat' | 'noncombat';

/** What becomes of damage that would be dealt. CR 614.1a, 614.9, 615 */
export type DamageChange =
  | 'prevent'
  | 'double'
  | { readonly kind: 'plus'; readonly amount: number }
  /** So much of it. CR 615.10 */
  | { readonly kind: 'preventSome'; readonly amount: number }
  /** Then this is done: the event's amount is what was prevented, its object or player what would have been dealt it. CR 615.5 */
  | { readonly kind: 'preventAnd'; readonly effect: Effect }
  /** It is dealt to this permanent or player instead. CR 614.9 */
  | { readonly kind: 'redirect'; readonly to: Recipients }
  /** So many of these counters are put on the permanent instead. */
  | { readonly kind: 'counters'; readonly counter: CounterKind };

/** How much a shield holds off this turn: the next so much damage, all of it, or all of the next damage from a source. CR 615.7, 615.8 */
export type ShieldAmount = Amount | 'all' | 'next';

/** Shields that prevent damage, or deal it to something else instead. CR 614.9, 615 */
export type ShieldEffect =
  | {
      readonly kind: 'preventDamage';
      readonly to: Recipients | 'anyone';
      readonly amount: ShieldAmount;
      readonly combatOnly: boolean;
      /** Only from one source of this sort that its controller chooses; null: from any. CR 609.7, 615.9 */
      readonly from: Filter | null;
    }
  | {
      readonly kind: 'redirectDamage';
      readonly to: Recipients;
      readonly amount: ShieldAmount;
      readonly combatOnly: boolean;
      readonly from: Filter | null;
      readonly onto: Recipients;
    };

export const DOUBLE: DamageChange = 'double';
export const redirectedTo = (to: Recipients): DamageChange => ({ kind: 'redirect', to });
export const moreDamage = (amount: number): DamageChange => ({ kind: 'plus', amount });
export const preventSome = (amount: number): DamageChange => ({ kind: 'preventSome', amount });
export const preventAnd = (effect: Effect): DamageChange => ({ kind: 'preventAnd', effect });
export const countersInstead = (counter: CounterKind): DamageChange => ({ kind: 'counters', counter });

export const preventDamage = (
  to: Recipients | 'anyone',
  amount: ShieldAmount,
  details: { readonly combatOnly?: boolean; readonly from?: Filter } = {},
): Effect => ({ kind: 'preventDamage', to, amount, combatOnly: false, from: null, ...details });
/** CR 614.9 */
export const redirectDamage = (
  to: Recipients,
  amount: ShieldAmount,
  onto: Recipients,
  details: { readonly combatOnly?: boolean; readonly from?: Filter } = {},
): Effect => ({ kind: 'redirectDamage', to, amount, onto, combatOnly: false, from: null, ...details });
export const regenerateIt = (what: ObjectsRef = source): Effect => ({ kind: 'regenerate', what });
