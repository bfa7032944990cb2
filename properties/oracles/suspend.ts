import { type CardRecord, cardNamed, type Rule } from './card-facts.ts';

/** What a card's suspend ability says. CR 702.62a */
export type Suspend = Extract<Rule, { readonly kind: 'suspend' }>;

/** The suspend ability of a card of this name; null: it has none. */
export function suspendOf(name: string): Suspend | null {
  const rules = (cardNamed(name)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'rule' ? [ability.rule] : [],
  );
  return rules.find((rule): rule is Suspend => rule.kind === 'suspend') ?? null;
}

/** Whether each removal of a time counter triggers something more. */
export function watchesEachCounter({ abilities }: CardRecord): boolean {
  return abilities.some(
    (ability) => ability.kind === 'triggered' && ability.on.kind === 'counterRemoved' && !ability.on.last,
  );
}

/** Whether the ability at this place among the triggered ones lets the card be cast as the last time counter goes. */
export function isLastCounterAbility(name: string, ability: string | null): boolean {
  const triggers = (cardNamed(name)?.abilities ?? []).flatMap((each) => (each.kind === 'triggered' ? [each] : []));
  const trigger = triggers[Number(ability?.split('/')[1])];
  return trigger?.on.kind === 'counterRemoved' && trigger.on.last && trigger.effect.kind === 'castNow';
}
