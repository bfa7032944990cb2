import type { History, StackView } from '../../protocol/index.ts';
import type { TriggeredAbility } from '../oracles/card-facts.ts';
import { printedTrigger, triggerAt } from '../oracles/printed-triggers.ts';
import { stackedAbilities } from './stacked-abilities.ts';

/**
 * The printed triggered ability that this is on the stack; null: none that is known. Where its place does not tell it from an
 * activated one, how it came to be there does. Needs the facet `events`.
 */
export function triggerOnStack(history: History, object: StackView): TriggeredAbility | null {
  const printed = printedTrigger(object);
  const trigger = printed ?? triggerAt(object);
  if (printed !== null || trigger === null) return printed;
  const { abilities } = stackedAbilities(history);
  return abilities.find(({ ability }) => ability.ref === object.ref)?.of === 'triggered' ? trigger : null;
}

/** The triggered abilities on the stack under this name; those that are known to have been activated have it too, where their places are the same. */
export function triggersNamed(history: History, at: number, name: string): readonly StackView[] {
  const entries = (history.steps[at]?.view.stack ?? []).filter(
    ({ kind, ability }) => kind === 'ability' && ability === name,
  );
  if (entries.every((entry) => printedTrigger(entry) !== null)) return entries;
  const { abilities } = stackedAbilities(history);
  return entries.filter(({ ref }) => !abilities.some(({ of, ability }) => of === 'activated' && ability.ref === ref));
}
