import type { StackView } from '../../protocol/index.ts';
import type { CardRecord } from './card-facts.ts';

export type AdditionalCost = CardRecord['additionalCosts'][number];

/** The additional costs that a spell was cast with: the mandatory ones, and those that were chosen, as often as they were. CR 118.8 */
export function additionalPaid(
  { additionalCosts }: Pick<CardRecord, 'additionalCosts'>,
  { paid }: Pick<StackView, 'paid'>,
): readonly AdditionalCost[] {
  return additionalCosts.flatMap((cost) =>
    cost.optional ? paid.filter((key) => key === cost.key).map(() => cost) : [cost],
  );
}
