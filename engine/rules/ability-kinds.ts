import type { ActivatedAbility, TriggeredAbility } from '../vocabulary/ability.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';

let known = new WeakMap<object, boolean>();

/** An activated ability that can add mana, has no target, is no loyalty ability, and moves no card to or from a library. CR 605.1a */
export function isManaAbility(ability: ActivatedAbility): boolean {
  return remember(
    ability,
    () =>
      ability.targets.length === 0 &&
      !ability.loyalty &&
      contains(ability.effect, addsMana) &&
      !ability.cost.parts.some((part) => part.kind === 'draw') &&
      !contains(ability.effect, touchesLibrary),
  );
}

/** A triggered ability without targets that triggers on a mana ability or on mana being added, and can add mana. CR 605.1b */
export function isTriggeredManaAbility(ability: TriggeredAbility): boolean {
  return remember(
    ability,
    () => ability.targets.length === 0 && isAboutMana(ability.on) && contains(ability.effect, addsMana),
  );
}

/** Whether {T} is in the cost: activating such a mana ability taps the permanent for mana. CR 106.12 */
export function hasTapInCost(ability: ActivatedAbility): boolean {
  return ability.cost.parts.some((part) => part.kind === 'tap');
}

function isAboutMana(on: TriggerEvent): boolean {
  return on.kind === 'anyOf' ? on.of.every(isAboutMana) : on.kind === 'tappedForMana' || on.kind === 'manaAdded';
}

function remember(ability: object, compute: () => boolean): boolean {
  const answer = known.get(ability);
  if (answer !== undefined) return answer;
  const fresh = compute();
  known.set(ability, fresh);
  return fresh;
}

/** Drops what is remembered: for those who change the rules between two games. */
export function forgetAbilityKinds(): void {
  known = new WeakMap();
}

function addsMana(effect: Effect): boolean {
  return effect.kind === 'addMana';
}

function touchesLibrary(effect: Effect): boolean {
  return (
    effect.kind === 'draw' ||
    effect.kind === 'mill' ||
    effect.kind === 'search' ||
    effect.kind === 'scry' ||
    effect.kind === 'surveil' ||
    effect.kind === 'shuffle' ||
    effect.kind === 'exileFromTop' ||
    effect.kind === 'exileTop' ||
    effect.kind === 'bottomInRandomOrder' ||
    (effect.kind === 'move' && effect.to === 'library')
  );
}

/** Whether the effect or a part of it does this. What happens later (a delayed trigger's effect) is no part. */
export function contains(effect: Effect, test: (effect: Effect) => boolean): boolean {
  if (test(effect)) return true;
  return partsOf(effect).some((part) => contains(part, test));
}

/** The effects within an effect, as it is performed. */
export function partsOf(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case 'seq':
      return effect.of;
    case 'may':
      return [effect.effect, effect.otherwise];
    case 'repeat':
      return [effect.effect];
    case 'mayPay':
    case 'mayPayTimes':
    case 'if':
      return [effect.then, effect.otherwise];
    default:
      return [];
  }
}
