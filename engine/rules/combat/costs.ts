import { derive } from '../../characteristics/derive.ts';
import { type Context, context } from '../../evaluate/context.ts';
import { amountOf } from '../../evaluate/expression.ts';
import type { Completes, Game, Payment, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Root } from '../../state/root.ts';
import type { Amount } from '../../vocabulary/amount.ts';
import { type Cost, FREE } from '../../vocabulary/cost.ts';
import { attempt } from '../casting/take-back.ts';
import { canPayCost } from '../costs/feasible.ts';
import { ONLY_MANA } from '../costs/means.ts';
import { keptFor } from '../costs/parts.ts';
import { payCost } from '../costs/pay.ts';
import { plus, timesOver } from '../mana/need.ts';

/** What a declaration costs: for each creature, what each rule asks. */
export type Price = readonly {
  readonly ctx: Context;
  readonly cost: Cost;
  readonly times: Amount;
  readonly for: ObjectId;
}[];

/** Whether the whole price can be paid, where these are tapped by then. CR 508.1h-j, 509.1d-f */
export function canPayToFight(root: Root, player: PlayerId, price: Price, tapped: readonly ObjectId[]): Completes {
  const { payment, cost, ctx } = bill(root, player, price);
  return canPayCost(ctx, { ...payment, reserved: [...payment.reserved, ...tapped] }, cost.parts);
}

/**
 * Pays all of it, or takes the declaration back: then the player keeps or reverses mana abilities, and declares anew. `before` is what
 * comes between the declaration and its costs, which are locked in before that. CR 508.1f-j, 509.1d-f
 */
export function* payToFight(
  g: Game,
  player: PlayerId,
  price: Price,
  { before }: { readonly before: () => void },
): Proc<boolean> {
  const { payment, cost } = bill(g.root, player, price);
  const redo = (game: Game, activation: { readonly object: ObjectId; readonly ability: string }): Proc<void> =>
    game.acts.activateForMana(game, { ...payment, cost: FREE.mana }, activation.object, activation.ability);
  return yield* attempt(g, player, payment.on, redo, function* () {
    before();
    yield* payCost(g, context(derive(g.root), payment.on, player), payment, cost.parts);
  });
}

function bill(
  root: Root,
  player: PlayerId,
  price: Price,
): { readonly payment: Payment; readonly cost: Cost; readonly ctx: Context } {
  const costs = price.map(({ ctx, cost, times }) => timesOver(cost, amountOf(ctx, times)));
  const cost = costs.reduce(
    (sum, one) => ({ mana: plus(sum.mana, one.mana), parts: [...sum.parts, ...one.parts] }),
    FREE,
  );
  const on = price[0]?.for ?? 0;
  const ctx = context(derive(root), on, player);
  const payment: Payment = {
    player,
    cost: cost.mana,
    on,
    purpose: 'other',
    costHasX: false,
    anyType: false,
    ...keptFor(ctx, cost.parts),
    inProgress: [],
    means: ONLY_MANA,
  };
  return { payment, cost, ctx };
}
