import type { StackView } from '../../protocol/index.ts';
import { type CardRecord, printedAbilities, type Rule } from './card-facts.ts';
import { printedTrigger } from './printed-triggers.ts';

/** What a card's suspend ability says. CR 702.62a */
export type Suspend = Extract<Rule, { readonly kind: 'suspend' }>;

/** The suspend ability of a card of this name; null: it has none. */
export function suspendOf(name: string): Suspend | null {
  return (
    printedAbilities(name, 'rule')
      .map(({ rule }) => rule)
      .find((rule): rule is Suspend => rule.kind === 'suspend') ?? null
  );
}

/** Whether each removal of a time counter triggers something more. */
export function watchesEachCounter({ abilities }: CardRecord): boolean {
  return abilities.some(
    (ability) => ability.kind === 'triggered' && ability.on.kind === 'counterRemoved' && !ability.on.last,
  );
}

/** Whether it is the printed ability on the stack that lets the card be cast as the last time counter goes. */
export function isLastCounterTrigger(object: StackView): boolean {
  const trigger = printedTrigger(object);
  return trigger?.on.kind === 'counterRemoved' && trigger.on.last && trigger.effect.kind === 'castNow';
}
