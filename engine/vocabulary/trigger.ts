import type { CounterKind, ManaType, Step, Zone } from './basics.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';

/** Whose action or turn a trigger watches, seen from the ability's controller. */
export type Whose = 'you' | 'opponent' | 'anyone';

/** A type of mana, or the colour that was chosen under this name as the source entered. CR 607.2d */
export type ManaOfType = ManaType | { readonly kind: 'chosenColor'; readonly name: string };

/** The event that a triggered ability watches for. CR 603.1 */
export type TriggerEvent =
  | { readonly kind: 'step'; readonly step: Step; readonly whose: Whose }
  | { readonly kind: 'enters'; readonly what: Filter }
  | { readonly kind: 'leaves'; readonly what: Filter }
  | { readonly kind: 'dies'; readonly what: Filter }
  /** A card that matches there is put into a graveyard from anywhere, or from there: that does not look back. CR 603.6c, 603.10a */
  | { readonly kind: 'putIntoGraveyard'; readonly what: Filter; readonly from: Zone | 'anywhere' }
  | { readonly kind: 'cast'; readonly what: Filter; readonly by: Whose }
  /** A permanent is tapped for mana; `produces` narrows it to one type. CR 106.12a */
  | { readonly kind: 'tappedForMana'; readonly what: Filter; readonly by: Whose; readonly produces: ManaOfType | null }
  /** An ability of a matching object adds mana of the colour chosen under `chosenColor` (of any type when null) for a player. */
  | { readonly kind: 'manaAdded'; readonly from: Filter; readonly for: Whose; readonly chosenColor: string | null }
  | { readonly kind: 'becomesTapped'; readonly what: Filter }
  | { readonly kind: 'becomesUntapped'; readonly what: Filter }
  /** For each such creature that is declared as an attacker; the event's player is the defending player. CR 508.3a */
  | { readonly kind: 'attacks'; readonly what: Filter }
  /** The same, where it is declared to attack such a player, not a planeswalker. CR 508.3a */
  | { readonly kind: 'attacksThem'; readonly what: Filter; readonly whom: Whose }
  /** It is the only creature declared as an attacker. CR 506.5 */
  | { readonly kind: 'attacksAlone'; readonly what: Filter }
  /** It is declared as an attacker with so many others that match at least. */
  | { readonly kind: 'attacksWithOthers'; readonly what: Filter; readonly others: number; readonly which: Filter }
  /** Once, where one or more creatures of this player are declared as attackers. CR 508.3d */
  | { readonly kind: 'playerAttacks'; readonly who: Whose }
  /** Once for each player who is meant, where one or more creatures are declared to attack that player. CR 508.3b */
  | { readonly kind: 'isAttacked'; readonly who: Whose }
  /** Once for each creature that is declared as a blocker. CR 509.3a */
  | { readonly kind: 'blocks'; readonly what: Filter }
  /** For each attacker that it is declared to block; the event's object is the attacker. CR 509.3b */
  | { readonly kind: 'blocksOne'; readonly what: Filter; readonly attacker: Filter }
  /** Once for each attacker that becomes blocked. CR 509.3c */
  | { readonly kind: 'becomesBlocked'; readonly what: Filter }
  /** For each creature that blocks it; the event's object is the blocker. CR 509.3d */
  | { readonly kind: 'becomesBlockedBy'; readonly what: Filter; readonly by: Filter }
  /** It becomes blocked by so many creatures at least. CR 509.3e */
  | { readonly kind: 'becomesBlockedByMany'; readonly what: Filter; readonly least: number }
  /** It attacks and isn't blocked. CR 509.3g */
  | { readonly kind: 'goesUnblocked'; readonly what: Filter }
  /** Once for each player or creature that it deals damage to; for `anything`, once for all that it deals at one time. CR 603.2c */
  | {
      readonly kind: 'dealsDamage';
      readonly what: Filter;
      readonly to: 'you' | 'player' | 'creature' | 'anything';
      readonly combat: boolean;
    }
  /** Once for each player who is dealt combat damage by one or more that match, at one time. CR 603.2c */
  | { readonly kind: 'hitPlayer'; readonly what: Filter }
  /** Once for all the damage that it is dealt at one time; the event's amount is the sum. */
  | { readonly kind: 'isDealtDamage'; readonly what: Filter }
  | { readonly kind: 'draws'; readonly who: Whose }
  | { readonly kind: 'discards'; readonly who: Whose }
  | { readonly kind: 'gainsLife'; readonly who: Whose }
  | { readonly kind: 'losesLife'; readonly who: Whose }
  | { readonly kind: 'sacrifices'; readonly what: Filter; readonly who: Whose }
  /** You lose control of what matches: another player gains it, or it leaves the battlefield. CR 603.10d */
  | { readonly kind: 'losesControl'; readonly what: Filter }
  | { readonly kind: 'becomesTarget'; readonly what: Filter }
  | { readonly kind: 'counterPut'; readonly counter: CounterKind; readonly on: Filter }
  /** A spell that one of these players cast is countered, whoever controls it by then; no copy is cast. CR 701.6a, 707.10 */
  | { readonly kind: 'spellCountered'; readonly castBy: Whose }
  /** Once for each counter, or, for `last`, once as the last one is removed. */
  | { readonly kind: 'counterRemoved'; readonly counter: CounterKind; readonly from: Filter; readonly last: boolean }
  /** An ability of a matching permanent is activated, a mana ability too; `withoutTap`: one that has no {T} in its cost. CR 602.2, 605.3 */
  | { readonly kind: 'activates'; readonly of: Filter; readonly by: Whose; readonly withoutTap: boolean }
  /** An ability is activated that has {X} in its activation cost; the event's object is the ability, where it is on the stack. CR 602.1a */
  | { readonly kind: 'activatesX'; readonly by: Whose }
  /** The game is so; not again while the ability waits or is on the stack. CR 603.8 */
  | { readonly kind: 'state'; readonly condition: Condition }
  /** One ability that triggers on each of several events. */
  | { readonly kind: 'anyOf'; readonly of: readonly TriggerEvent[] };

export const enters = (what: Filter): TriggerEvent => ({ kind: 'enters', what });
export const leaves = (what: Filter): TriggerEvent => ({ kind: 'leaves', what });
export const putIntoGraveyard = (what: Filter, from: Zone | 'anywhere' = 'anywhere'): TriggerEvent => ({
  kind: 'putIntoGraveyard',
  what,
  from,
});
export const dies = (what: Filter): TriggerEvent => ({ kind: 'dies', what });
export const casts = (by: Whose, what: Filter): TriggerEvent => ({ kind: 'cast', what, by });
export const beginningOf = (step: Step, whose: Whose): TriggerEvent => ({ kind: 'step', step, whose });
export const tappedForMana = (
  what: Filter,
  by: Whose = 'anyone',
  produces: ManaOfType | null = null,
): TriggerEvent => ({
  kind: 'tappedForMana',
  what,
  by,
  produces,
});
export const becomesTapped = (what: Filter): TriggerEvent => ({ kind: 'becomesTapped', what });
export const becomesUntapped = (what: Filter): TriggerEvent => ({ kind: 'becomesUntapped', what });
export const attacks = (what: Filter): TriggerEvent => ({ kind: 'attacks', what });
export const attacksThem = (what: Filter, whom: Whose): TriggerEvent => ({ kind: 'attacksThem', what, whom });
export const attacksAlone = (what: Filter): TriggerEvent => ({ kind: 'attacksAlone', what });
export const attacksWithOthers = (what: Filter, others: number, which: Filter): TriggerEvent => ({
  kind: 'attacksWithOthers',
  what,
  others,
  which,
});
export const playerAttacks = (who: Whose): TriggerEvent => ({ kind: 'playerAttacks', who });
export const isAttacked = (who: Whose): TriggerEvent => ({ kind: 'isAttacked', who });
export const blocksOne = (what: Filter, attacker: Filter): TriggerEvent => ({ kind: 'blocksOne', what, attacker });
export const becomesBlockedBy = (what: Filter, by: Filter): TriggerEvent => ({ kind: 'becomesBlockedBy', what, by });
export const becomesBlockedByMany = (what: Filter, least: number): TriggerEvent => ({
  kind: 'becomesBlockedByMany',
  what,
  least,
});
export const goesUnblocked = (what: Filter): TriggerEvent => ({ kind: 'goesUnblocked', what });
export const dealsCombatDamage = (what: Filter, to: 'you' | 'player' | 'creature' | 'anything'): TriggerEvent => ({
  kind: 'dealsDamage',
  what,
  to,
  combat: true,
});
export const hitPlayer = (what: Filter): TriggerEvent => ({ kind: 'hitPlayer', what });
export const blocks = (what: Filter): TriggerEvent => ({ kind: 'blocks', what });
export const becomesBlocked = (what: Filter): TriggerEvent => ({ kind: 'becomesBlocked', what });
export const activates = (of: Filter, by: Whose, withoutTap = false): TriggerEvent => ({
  kind: 'activates',
  of,
  by,
  withoutTap,
});
export const activatesWithX = (by: Whose): TriggerEvent => ({ kind: 'activatesX', by });
export const itIsSo = (condition: Condition): TriggerEvent => ({ kind: 'state', condition });
export const eitherEvent = (...of: readonly TriggerEvent[]): TriggerEvent => ({ kind: 'anyOf', of });
