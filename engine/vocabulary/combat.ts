import type { Amount } from './amount.ts';
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Whose } from './trigger.ts';

/** Whom an attack is aimed at: a player who is meant, and with `planeswalkersToo` the planeswalkers that this player controls. */
interface Aimed {
  readonly whom: Whose;
  readonly planeswalkersToo: boolean;
}

/** What says how attackers are declared. CR 508.1 */
export type AttackRule =
  | { readonly kind: 'cantAttack'; readonly what: Filter }
  | ({ readonly kind: 'cantAttackThem'; readonly what: Filter } & Aimed)
  /** They can't attack a player, or a planeswalker of a player, who controls no such permanent. */
  | { readonly kind: 'cantAttackUnlessControls'; readonly what: Filter; readonly controls: Filter }
  /** No more than so many creatures attack, or attack you. */
  | { readonly kind: 'attackLimit'; readonly most: number; readonly whom: 'you' | 'anyone' }
  /** They can't attack unless so many other creatures that match attack. */
  | { readonly kind: 'attacksWith'; readonly what: Filter; readonly others: number; readonly which: Filter }
  /** They can only attack alone. CR 506.5 */
  | { readonly kind: 'attacksAlone'; readonly what: Filter }
  /** They can attack as though they had no defender. */
  | { readonly kind: 'asThoughNoDefender'; readonly what: Filter }
  /** They can't attack so unless their controller pays this for each of them, so many times over. CR 508.1h */
  | ({ readonly kind: 'attackCost'; readonly what: Filter; readonly cost: Cost; readonly times: Amount } & Aimed)
  /** They attack if able. CR 508.1d */
  | { readonly kind: 'mustAttack'; readonly what: Filter }
  /** They attack a player who is meant if able. CR 508.1d, 701.15b */
  | { readonly kind: 'mustAttackThem'; readonly what: Filter; readonly whom: Whose }
  /** You, or a planeswalker you control, are attacked by a creature at least if one is able. */
  | { readonly kind: 'mustBeAttacked' };

/** What says how blockers are declared. CR 509.1 */
export type BlockRule =
  | { readonly kind: 'cantBlock'; readonly what: Filter }
  | { readonly kind: 'cantBeBlocked'; readonly what: Filter }
  | { readonly kind: 'cantBeBlockedBy'; readonly what: Filter; readonly by: Filter }
  /** They can't be blocked by a player who controls such a permanent. CR 702.14c */
  | { readonly kind: 'cantBeBlockedWhileControls'; readonly what: Filter; readonly controls: Filter }
  | { readonly kind: 'canBlockOnly'; readonly what: Filter; readonly attackers: Filter }
  /** Each is blocked by `least` creatures or more, or by none, and by `most` at most; null: by any number. */
  | { readonly kind: 'numberOfBlockers'; readonly what: Filter; readonly least: number; readonly most: number | null }
  /** No more than so many creatures block. */
  | { readonly kind: 'blockLimit'; readonly most: number }
  /** They can't block unless so many other creatures that match block. */
  | { readonly kind: 'blocksWith'; readonly what: Filter; readonly others: number; readonly which: Filter }
  /** Each can block so many attackers more than one. CR 509.1a */
  | { readonly kind: 'blocksMore'; readonly what: Filter; readonly more: number | 'any' }
  /** They can't block unless their controller pays this for each of them. CR 509.1d */
  | { readonly kind: 'blockCost'; readonly what: Filter; readonly cost: Cost }
  /** They block if able. CR 509.1c */
  | { readonly kind: 'mustBlock'; readonly what: Filter }
  /** They block each of these attackers if able. CR 509.1c */
  | { readonly kind: 'mustBlockThese'; readonly what: Filter; readonly attackers: Filter }
  /** Each is blocked by a creature at least if one is able. CR 509.1c */
  | { readonly kind: 'mustBeBlocked'; readonly what: Filter };

/** What says how combat damage is assigned. CR 510.1 */
export type CombatDamageRule =
  /** They assign damage equal to their toughness rather than their power. CR 510.1a */
  | { readonly kind: 'assignsByToughness'; readonly what: Filter }
  /** Their controller may have them assign their damage as though they were not blocked. */
  | { readonly kind: 'mayAssignAsUnblocked'; readonly what: Filter }
  | { readonly kind: 'assignsNoCombatDamage'; readonly what: Filter };

export type CombatRule = AttackRule | BlockRule | CombatDamageRule;
