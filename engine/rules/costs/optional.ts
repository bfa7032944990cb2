import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import type { Game, Payment, Proc } from '../../proc.ts';
import { inGame } from '../../state/read.ts';
import { cutLog } from '../../state/write.ts';
import type { Cost } from '../../vocabulary/cost.ts';
import { asker, askYesNo, TAKEN_BACK } from '../ask.ts';
import { withX } from '../mana/need.ts';
import { canPayMana } from '../mana/plan.ts';
import { ONLY_MANA } from './means.ts';
import { canPayParts, containsX, keptFor } from './parts.ts';
import { payCost } from './pay.ts';

/**
 * Offers a player, the context's controller, to pay a cost while something resolves or enters. Answers whether it was paid;
 * what was paid for in vain is taken back. CR 118.12, 608.2g
 */
export function* payIfAble(g: Game, ctx: Context, cost: Cost): Proc<boolean> {
  if (!inGame(g.root, ctx.controller) || !canPayParts({ ...ctx, sight: derive(g.root) }, cost.parts)) return false;
  const payment: Payment = {
    player: ctx.controller,
    cost: withX(cost.mana, ctx.x ?? 0),
    on: ctx.source,
    purpose: 'other',
    costHasX: containsX(cost),
    anyType: false,
    ...keptFor(ctx, cost.parts),
    inProgress: [],
    means: ONLY_MANA,
  };
  if (canPayMana(g.root, payment) === 'no') return false;
  const asking = {
    player: asker(g, ctx.controller),
    purpose: 'optional payment' as const,
    source: ctx.source,
    cr: '118.12',
  };
  if (!(yield* askYesNo(g, asking, 'pay'))) return false;
  return yield* tryToPay(g, ctx, payment, cost);
}

function* tryToPay(g: Game, ctx: Context, payment: Payment, cost: Cost): Proc<boolean> {
  const { root, reversible, resolving, paying } = g;
  const from = g.log.length;
  g.reversible = true;
  try {
    yield* payCost(g, ctx, payment, cost.parts);
    return true;
  } catch (reason) {
    if (reason !== TAKEN_BACK) throw reason;
    g.root = root;
    cutLog(g, from);
    g.paying = paying;
    g.resolving = resolving;
    return false;
  } finally {
    g.reversible = reversible;
  }
}
