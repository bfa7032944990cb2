import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import type { Payment } from '../../proc.ts';
import { amountOf, matches, matching } from '../../evaluate/expression.ts';
import { hasKeyword } from '../../evaluate/keywords.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, playerState, statusOf } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import type { Amount } from '../../vocabulary/amount.ts';
import type { Cost, CostPart } from '../../vocabulary/cost.ts';
import { mayHave } from '../events/counters.ts';
import { canPayLife } from '../events/life.ts';

/** Parts of a cost that name objects to be chosen. */
export type ChosenPart = Extract<CostPart, { readonly what: unknown }>;

/** Whether each part of a cost, taken alone, can be paid now. Who pays is the context's controller. CR 118.3, 601.2h */
export function canPayParts(ctx: Context, parts: readonly CostPart[]): boolean {
  return parts.every((part) => canPayPart(ctx, part));
}

export function canPayPart(ctx: Context, part: CostPart): boolean {
  const { root } = ctx.sight;
  switch (part.kind) {
    case 'tap':
    case 'untap':
      return isReadyFor(root, ctx.source, part.kind) && mayUseSymbol(root, ctx.source);
    case 'sacrificeSource':
      return controlledPermanent(root, ctx.source, ctx.controller);
    case 'exileSource':
      return find(root, ctx.source) !== null;
    case 'draw':
      return true;
    case 'payLife':
      return canPayLife(root, ctx.controller, amountOf(ctx, part.amount));
    case 'removeCounters':
      return (find(root, ctx.source)?.counters[part.counter] ?? 0) >= amountOf(ctx, part.count);
    case 'putCounters':
      return find(root, ctx.source) !== null && mayHave(root, ctx.source, part.counter);
    default:
      return candidatesFor(ctx, part).length >= amountOf(ctx, part.count);
  }
}

/** The objects that can pay such a part. CR 701.21a (sacrifice), 118.3 */
export function candidatesFor(ctx: Context, part: ChosenPart): readonly ObjectId[] {
  const { root } = ctx.sight;
  switch (part.kind) {
    case 'sacrifice':
    case 'returnToHand':
      return matching(ctx, part.what).filter((id) => controlledPermanent(root, id, ctx.controller));
    case 'tapUntapped':
      return matching(ctx, part.what).filter(
        (id) => controlledPermanent(root, id, ctx.controller) && statusOf(root, id)?.tapped === false,
      );
    case 'untapTapped':
      return matching(ctx, part.what).filter(
        (id) => controlledPermanent(root, id, ctx.controller) && statusOf(root, id)?.tapped === true,
      );
    case 'discard':
    case 'exileFromHand':
      return cardsIn(root, root.hands, ctx.controller).filter((id) => matches(ctx, part.what, id));
    case 'exileSpell':
      return root.stack
        .flatMap((slot) => root.objects[slot] ?? [])
        .filter(({ spell, controller }) => spell !== null && controller === ctx.controller)
        .flatMap(({ id }) => (matches(ctx, part.what, id) ? [id] : []));
    case 'exileFromGraveyard':
      return cardsIn(root, root.graveyards, ctx.controller).filter((id) => matches(ctx, part.what, id));
  }
}

function cardsIn(root: Root, lists: Root['hands'], player: PlayerId): readonly ObjectId[] {
  return (lists[player] ?? []).flatMap((slot) => root.objects[slot]?.id ?? []);
}

function controlledPermanent(root: Root, id: ObjectId, player: PlayerId): boolean {
  return find(root, id)?.zone === 'battlefield' && derive(root).characteristics(id)?.controller === player;
}

/** Whether a permanent is untapped, for {T}, or tapped, for {Q}. CR 107.5, 107.6 */
export function isReadyFor(root: Root, id: ObjectId, symbol: 'tap' | 'untap'): boolean {
  return statusOf(root, id)?.tapped === (symbol === 'untap');
}

/**
 * Whether a permanent's {T} and {Q} may be paid: a creature's only if its controller has controlled it without a break since
 * their most recent turn began, or it has haste. CR 302.6, 107.5, 107.6
 */
export function mayUseSymbol(root: Root, id: ObjectId): boolean {
  const seen = derive(root).characteristics(id);
  const status = statusOf(root, id);
  if (seen === null || status === null) return false;
  if (!seen.types.includes('creature') || isHeld(root, id) || hasKeyword(seen, 'haste')) return true;
  return rulesOf(root, 'asThoughHaste').some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

/** Controlled without a break since its controller's most recent turn began. CR 302.6 */
export function isHeld(root: Root, id: ObjectId): boolean {
  const status = statusOf(root, id);
  return status !== null && status.since < playerState(root, status.controller).turnBegan;
}

/** Whether the value of X bears on a cost. CR 107.3a */
export function hasX(cost: Cost): boolean {
  return cost.mana.x > 0 || cost.parts.some((part) => amountsOf(part).some(mentionsX));
}

/** Whether a cost contains the symbol {X}, which only its mana can: an X of life or of permanents is a word. CR 106.6, 107.3 */
export function containsX({ mana }: Cost): boolean {
  return mana.x > 0;
}

function amountsOf(part: CostPart): readonly Amount[] {
  if ('count' in part) return [part.count];
  return 'amount' in part ? [part.amount] : [];
}

function mentionsX(amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  if (amount.kind === 'x') return true;
  if (amount.kind === 'sum') return amount.of.some(mentionsX);
  return amount.kind === 'times' && mentionsX(amount.of);
}

/** What the cost itself will take, permanents and life, so that a plan for its mana leaves that alone. CR 601.2g-h */
export function keptFor(ctx: Context, parts: readonly CostPart[]): Pick<Payment, 'reserved' | 'life'> {
  return { reserved: parts.some((part) => part.kind === 'tap') ? [ctx.source] : [], life: lifeIn(ctx, parts) };
}

/** The life that these parts of a cost take in all. CR 119.4 */
export function lifeIn(ctx: Context, parts: readonly CostPart[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'payLife' ? amountOf(ctx, part.amount) : 0), 0);
}
