import type { Context } from '../../evaluate/context.ts';
import { amountOf } from '../../evaluate/expression.ts';
import type { Game, Payment, Proc } from '../../proc.ts';
import type { ActivatedAbility, TargetSpec } from '../../vocabulary/ability.ts';
import type { Cost } from '../../vocabulary/cost.ts';
import { ask } from '../ask.ts';
import { meansFor, ONLY_MANA } from '../costs/means.ts';
import { canPayParts, containsX, keptFor } from '../costs/parts.ts';
import { totalAbilityCost } from '../costs/total.ts';
import { canPayMana } from '../mana/plan.ts';
import { canChooseTargets } from './targets.ts';

/** The search for the greatest X that can be paid stops here. */
const GREATEST_TRIED = 40;

/** The player announces X for an activation cost, unless the ability says what it is: any number; those that can be paid for are told. CR 107.3a, 107.3c, 602.2b */
export function* chooseX(g: Game, ctx: Context, { cost, targets, x: said }: ActivatedAbility): Proc<number> {
  if (said !== null) return amountOf(ctx, said);
  const total = (x: number): Cost => totalAbilityCost(g.root, ctx.source, ctx.controller, cost, x);
  const completesUpTo = greatestX(g, ctx, total, targets, {
    purpose: 'activate',
    costHasX: containsX(cost),
    anyType: false,
  });
  const answer = yield* ask(g, {
    kind: 'number',
    player: ctx.controller,
    purpose: 'X',
    source: ctx.source,
    cr: '602.2b',
    min: 0,
    max: null,
    completesUpTo,
  });
  return answer.kind === 'number' ? answer.value : 0;
}

/** The greatest X for which there are targets enough and whose cost can be paid, so far as is known; 0 where there is none. */
export function greatestX(
  g: Game,
  ctx: Context,
  total: (x: number) => Cost,
  targets: readonly TargetSpec[],
  paying: Pick<Payment, 'purpose' | 'costHasX' | 'anyType'>,
): number {
  const possible = (x: number): boolean => {
    const withX = { ...ctx, x };
    return canChooseTargets(withX, targets, ctx.source) && payable(g, withX, total(x), paying);
  };
  let x = 0;
  while (x < GREATEST_TRIED && possible(x + 1)) x++;
  return x;
}

function payable(
  g: Game,
  ctx: Context,
  cost: Cost,
  paying: Pick<Payment, 'purpose' | 'costHasX' | 'anyType'>,
): boolean {
  const payment: Payment = {
    player: ctx.controller,
    cost: cost.mana,
    on: ctx.source,
    ...paying,
    ...keptFor(ctx, cost.parts),
    inProgress: [],
    means: paying.purpose === 'cast' ? meansFor(g.root, ctx.source) : ONLY_MANA,
  };
  return canPayParts(ctx, cost.parts) && canPayMana(g.root, payment) === 'yes';
}
