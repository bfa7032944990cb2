import type { Context } from '../../evaluate/context.ts';
import { amountOf } from '../../evaluate/expression.ts';
import type { Completes, Payment } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { CostPart } from '../../vocabulary/cost.ts';
import { sizeOf } from '../mana/need.ts';
import { canPayMana } from '../mana/plan.ts';
import { manaSources } from '../mana/sources.ts';
import { canPayPart, candidatesFor, type ChosenPart, mayUseSymbol } from './parts.ts';

/**
 * Whether a whole cost can be paid now: yes when a plan was found, no when there is certainly none, else unknown. Parts that use
 * up permanents must not take what the mana needs. CR 118.3, 601.2g-h
 */
export function canPayCost(ctx: Context, payment: Payment, parts: readonly CostPart[]): Completes {
  const costsMana = sizeOf(payment.cost) > 0;
  for (const part of parts) {
    if (canPayPart(ctx, part)) continue;
    return costsMana && mayChangeFirst(ctx, part) ? 'unknown' : 'no';
  }
  const chosen = parts.filter((part): part is ChosenPart => 'what' in part);
  if (chosen.length > 1 || parts.filter((part) => part.kind === 'payLife').length > 1)
    return unlessImpossible(ctx, payment);
  const [part] = chosen;
  return part === undefined
    ? canPayMana(ctx.sight.root, payment, selfSacrificing(ctx, payment, parts))
    : withChosen(ctx, payment, parts, part);
}

/** Whether one of several payments can be made, any of which will do. */
export function bestOf(answers: readonly Completes[]): Completes {
  return answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no';
}

/** Mana abilities activated while paying may tap or untap the permanent before the symbol is paid. CR 601.2g */
function mayChangeFirst(ctx: Context, part: CostPart): boolean {
  return (part.kind === 'tap' || part.kind === 'untap') && mayUseSymbol(ctx.sight.root, ctx.source);
}

function unlessImpossible(ctx: Context, payment: Payment): Completes {
  return canPayMana(ctx.sight.root, payment) === 'no' ? 'no' : 'unknown';
}

function withChosen(ctx: Context, payment: Payment, parts: readonly CostPart[], part: ChosenPart): Completes {
  const candidates = candidatesFor(ctx, part).filter((id) => id !== ctx.source || !usesUpSource(payment, parts, part));
  const count = amountOf(ctx, part.count);
  if (candidates.length < count) return 'no';
  if (sizeOf(payment.cost) === 0) return 'yes';
  const { root } = ctx.sight;
  const makers = new Set(manaSources(root, payment.player).plain.map((source) => source.object));
  const idle = [...candidates].sort((one, two) => Number(makers.has(one)) - Number(makers.has(two)));
  // What is tapped for the cost makes no mana; what is sacrificed may be tapped for mana first.
  const without = part.kind === 'tapUntapped' ? idle.slice(0, count) : selfSacrificing(ctx, payment, parts);
  return canPayMana(root, payment, without) === 'yes' ? 'yes' : unlessImpossible(ctx, payment);
}

/** The source cannot be tapped or sacrificed twice, and the card that is cast cannot be discarded for itself. */
function usesUpSource(payment: Payment, parts: readonly CostPart[], part: ChosenPart): boolean {
  if (part.kind === 'discard' || part.kind === 'exileFromHand') return payment.purpose === 'cast';
  return parts.some(
    (other) => other.kind === 'sacrificeSource' || (other.kind === 'tap' && part.kind === 'tapUntapped'),
  );
}

/** Sources that would be gone before the cost, which could be paid with them, wants them. */
function selfSacrificing(ctx: Context, payment: Payment, parts: readonly CostPart[]): readonly ObjectId[] {
  const wanted = parts.flatMap((part) => {
    if (part.kind === 'sacrificeSource') return [ctx.source];
    return part.kind === 'sacrifice' || part.kind === 'returnToHand' ? candidatesFor(ctx, part) : [];
  });
  if (wanted.length === 0) return [];
  return manaSources(ctx.sight.root, payment.player)
    .plain.filter(({ sacrificed, object }) => sacrificed && wanted.includes(object))
    .map((source) => source.object);
}
