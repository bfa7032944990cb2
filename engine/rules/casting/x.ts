import type { Context } from '../../evaluate/context.ts';
import type { Game, Payment, Proc } from '../../proc.ts';
import type { Cost } from '../../vocabulary/cost.ts';
import { ask } from '../ask.ts';
import { canPayParts, reservedBy } from '../costs/parts.ts';
import { totalAbilityCost } from '../costs/total.ts';
import { canPayMana } from '../mana/plan.ts';

/** The search for the greatest X that can be paid stops here. */
const GREATEST_TRIED = 40;

/** The player announces X for an activation cost: any number; those that can be paid for are told. CR 107.3a, 602.2b */
export function* chooseX(g: Game, ctx: Context, cost: Cost): Proc<number> {
  const total = (x: number): Cost => totalAbilityCost(g.root, ctx.source, ctx.controller, cost, x);
  const completesUpTo = greatestX(g, ctx, total, 'activate');
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

/** The greatest X whose cost can be paid, so far as is known; 0 where none is. */
export function greatestX(g: Game, ctx: Context, total: (x: number) => Cost, purpose: 'cast' | 'activate'): number {
  let x = 0;
  while (x < GREATEST_TRIED && payable(g, { ...ctx, x: x + 1 }, total(x + 1), purpose)) x++;
  return x;
}

function payable(g: Game, ctx: Context, cost: Cost, purpose: 'cast' | 'activate'): boolean {
  const payment: Payment = {
    player: ctx.controller,
    cost: cost.mana,
    on: ctx.source,
    purpose,
    costHasX: true,
    reserved: reservedBy(ctx, cost.parts),
    inProgress: [],
  };
  return canPayParts(ctx, cost.parts) && canPayMana(g.root, payment) === 'yes';
}
