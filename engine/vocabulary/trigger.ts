import type { CounterKind, ManaType, Step } from './basics.ts';
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
  | { readonly kind: 'cast'; readonly what: Filter; readonly by: Whose }
  /** A permanent is tapped for mana; `produces` narrows it to one type. CR 106.12a */
  | { readonly kind: 'tappedForMana'; readonly what: Filter; readonly by: Whose; readonly produces: ManaOfType | null }
  /** An ability of a matching object adds mana of the colour chosen under `chosenColor` (of any type when null) for a player. */
  | { readonly kind: 'manaAdded'; readonly from: Filter; readonly for: Whose; readonly chosenColor: string | null }
  | { readonly kind: 'becomesTapped'; readonly what: Filter }
  | { readonly kind: 'becomesUntapped'; readonly what: Filter }
  | { readonly kind: 'attacks'; readonly what: Filter }
  | { readonly kind: 'blocks'; readonly what: Filter }
  | { readonly kind: 'becomesBlocked'; readonly what: Filter }
  | {
      readonly kind: 'dealsDamage';
      readonly what: Filter;
      readonly to: 'player' | 'creature' | 'anything';
      readonly combat: boolean;
    }
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
  /** One ability that triggers on each of several events. */
  | { readonly kind: 'anyOf'; readonly of: readonly TriggerEvent[] };

export const enters = (what: Filter): TriggerEvent => ({ kind: 'enters', what });
export const leaves = (what: Filter): TriggerEvent => ({ kind: 'leaves', what });
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
export const dealsCombatDamage = (what: Filter, to: 'player' | 'creature' | 'anything'): TriggerEvent => ({
  kind: 'dealsDamage',
  what,
  to,
  combat: true,
});
export const blocks = (what: Filter): TriggerEvent => ({ kind: 'blocks', what });
export const becomesBlocked = (what: Filter): TriggerEvent => ({ kind: 'becomesBlocked', what });
export const eitherEvent = (...of: readonly TriggerEvent[]): TriggerEvent => ({ kind: 'anyOf', of });
