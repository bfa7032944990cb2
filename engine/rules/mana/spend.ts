import { nodeAt } from '../../cards/records.ts';
import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { context } from '../../evaluate/context.ts';
import { matches, matchesInPlace } from '../../evaluate/expression.ts';
import type { Payment } from '../../proc.ts';
import type { Mana, Root } from '../../state/root.ts';
import type { ManaType } from '../../vocabulary/basics.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { SpendRestriction } from '../../vocabulary/mana.ts';
import { isWhose } from '../../evaluate/whose.ts';
import type { CostSymbol } from './need.ts';

type AddMana = Extract<Effect, { kind: 'addMana' }>;

/** Whether this mana may be spent on this payment at all. CR 106.6 */
export function maySpend(root: Root, mana: Pick<Mana, 'from' | 'source'>, payment: Payment): boolean {
  if (mana.from === null) return true;
  const { spendOnly } = nodeAt<AddMana>(mana.from);
  return spendOnly === null || allows(root, spendOnly, mana, payment);
}

function allows(root: Root, restriction: SpendRestriction, mana: Pick<Mana, 'source'>, payment: Payment): boolean {
  const ctx = context(derive(root), mana.source, payment.player);
  switch (restriction.kind) {
    case 'cast':
      return payment.purpose === 'cast' && matches(ctx, restriction.what, payment.on);
    case 'activate':
      return payment.purpose === 'activate' && matchesInPlace(ctx, restriction.what, payment.on);
    case 'costWithX':
      return payment.costHasX;
    case 'anyOf':
      return restriction.of.some((part) => allows(root, part, mana, payment));
  }
}

/** Whether one mana of this type pays this symbol. CR 107.4 */
export function pays(type: ManaType, snow: boolean, symbol: CostSymbol): boolean {
  switch (symbol.kind) {
    case 'generic':
      return true;
    case 'snow':
      return snow;
    case 'types':
      return symbol.types.includes(type);
  }
}

/** Whether a creature of these colours, or a card of none, can stand for the mana of this symbol. CR 702.51a, 702.66a */
export function standsFor(colors: readonly ManaType[], symbol: CostSymbol): boolean {
  return symbol.kind === 'generic' || (symbol.kind === 'types' && symbol.said.some((type) => colors.includes(type)));
}

/** For mana of what any mana may be spent on this payment. CR 609.4b */
export function mayUseAny(root: Root, { player, anyType }: Payment): 'type' | 'color' | null {
  if (anyType) return 'type';
  return rulesOf(root, 'spendAsAnyColor').some(({ rule, ctx }) => isWhose(ctx, rule.who, player)) ? 'color' : null;
}
