import { rulesAsSpell, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { type Context, context } from '../../evaluate/context.ts';
import { amountOf, matches } from '../../evaluate/expression.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Root } from '../../state/root.ts';
import type { Cost, CostPart, ManaCost } from '../../vocabulary/cost.ts';
import { plus, reducedColors, reducedGeneric, sizeOf, withX } from '../mana/need.ts';
import { isWhose } from '../../evaluate/whose.ts';

/**
 * The total cost of a spell: its mana cost or alternative cost, plus additional costs and increases, minus reductions, and at last
 * what sets a floor. X is known by now, and by how much the costs themselves make it less. CR 601.2f
 */
export function totalSpellCost(
  root: Root,
  spell: ObjectId,
  player: PlayerId,
  base: Cost,
  additional: readonly Cost[],
  x: number,
  reduction = 0,
): Cost {
  if (additional.length === 0)
    return { mana: afterRules(root, spell, player, withX(base.mana, x), reduction), parts: base.parts };
  const costs = [base, ...additional];
  const announced = withX(
    costs.map((cost) => cost.mana).reduce((sum, mana) => plus(sum, mana)),
    x,
  );
  return { mana: afterRules(root, spell, player, announced, reduction), parts: costs.flatMap((cost) => cost.parts) };
}

type CostRule = 'spellCost' | 'spellCostColored' | 'minimumSpellCost';

/** Those in force, and those of the spell itself while it is not on the stack yet. */
function costRules<K extends CostRule>(
  root: Root,
  spell: ObjectId,
  player: PlayerId,
  kind: K,
): ReturnType<typeof rulesOf<K>> {
  const own = rulesAsSpell(root, spell, player, kind);
  return own.length === 0 ? rulesOf(root, kind) : [...rulesOf(root, kind), ...own];
}

/** Increases first, then reductions, then floors. Reductions of one kind come to the same in any order. CR 601.2f */
function afterRules(root: Root, spell: ObjectId, player: PlayerId, announced: ManaCost, reduction: number): ManaCost {
  const inGeneric = costRules(root, spell, player, 'spellCost');
  const inColors = costRules(root, spell, player, 'spellCostColored');
  const floors = costRules(root, spell, player, 'minimumSpellCost');
  if (inGeneric.length + inColors.length + floors.length === 0)
    return reduction === 0 ? announced : reducedGeneric(announced, reduction);
  const changes = inGeneric
    .filter(({ rule, ctx }) => isWhose(ctx, rule.by, player) && matches(ctx, rule.what, spell))
    .map(({ rule, ctx }) => amountOf({ ...ctx, event: { ...ctx.event, player } }, rule.generic));
  const more = changes.filter((change) => change > 0).reduce((sum, change) => sum + change, 0);
  const less = reduction + changes.filter((change) => change < 0).reduce((sum, change) => sum - change, 0);
  let mana: ManaCost = { ...announced, generic: announced.generic + more };
  for (const { rule, ctx } of inColors) {
    if (isWhose(ctx, rule.by, player) && matches(ctx, rule.what, spell)) mana = reducedColors(mana, rule.less);
  }
  mana = reducedGeneric(mana, less);
  for (const { rule, ctx } of floors) {
    if (matches(ctx, rule.what, spell)) mana = atLeast(mana, rule.mana);
  }
  return mana;
}

/** What a cost lacks of the floor is generic mana. */
function atLeast(mana: ManaCost, least: number): ManaCost {
  return { ...mana, generic: mana.generic + Math.max(0, least - sizeOf(mana)) };
}

/** The total cost of an activation. CR 602.2b, 601.2f */
export function totalAbilityCost(root: Root, source: ObjectId, player: PlayerId, cost: Cost, x: number): Cost {
  let mana = withX(cost.mana, x);
  for (const { rule, ctx } of rulesOf(root, 'abilityCost')) {
    if (!isWhose(ctx, rule.by, player) || !matches(ctx, rule.of, source)) continue;
    const change = amountOf(ctx, rule.generic);
    mana = change >= 0 ? { ...mana, generic: mana.generic + change } : reducedGeneric(mana, -change);
  }
  return { mana, parts: totalParts(root, source, player, cost.parts, x) };
}

/** What adds to or takes from a loyalty cost makes one cost of it: to put loyalty counters, or to remove them. CR 606.5 */
export function totalParts(
  root: Root,
  source: ObjectId,
  player: PlayerId,
  parts: readonly CostPart[],
  x: number,
): readonly CostPart[] {
  const rules = rulesOf(root, 'loyaltyCost');
  if (rules.length === 0 || !parts.some(isLoyalty)) return parts;
  const more = rules
    .filter(({ rule, ctx }) => isWhose(ctx, rule.by, player) && matches(ctx, rule.of, source))
    .reduce((sum, { rule }) => sum + rule.more, 0);
  const known = { ...context(derive(root), source, player), x };
  return parts.map((part) => (isLoyalty(part) ? loyaltyPart(signed(known, part) + more) : part));
}

type LoyaltyPart = Extract<CostPart, { readonly kind: 'putCounters' | 'removeCounters' }>;

function isLoyalty(part: CostPart): part is LoyaltyPart {
  return (part.kind === 'putCounters' || part.kind === 'removeCounters') && part.counter === 'loyalty';
}

function signed(ctx: Context, { kind, count }: LoyaltyPart): number {
  return (kind === 'putCounters' ? 1 : -1) * amountOf(ctx, count);
}

function loyaltyPart(change: number): LoyaltyPart {
  return { kind: change < 0 ? 'removeCounters' : 'putCounters', counter: 'loyalty', count: Math.abs(change) };
}
