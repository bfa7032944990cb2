import { type RuleInForce, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { matches } from '../../evaluate/expression.ts';
import { hasKeyword } from '../../evaluate/keywords.ts';
import type { ObjectId } from '../../state/ids.ts';
import { isTapped } from '../../state/read.ts';
import type { Characteristics, Choice, Root } from '../../state/root.ts';
import type { AttackRule } from '../../vocabulary/combat.ts';
import { isHeld } from '../costs/parts.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { atLeast, atMost, building, Counting } from './counting.ts';
import type { Declarations } from './declaration.ts';
import { controlsOne, defendersOf, defendingPlayerOf } from './defenders.ts';

/** An attacker and what it could attack. CR 508.1a-b */
export interface AttackOption {
  readonly attacker: ObjectId;
  readonly defender: Choice;
}

/** Every creature that can attack, with everyone and everything that it can attack, each by itself. CR 508.1a-c, 802.3 */
export function attackOptions(root: Root): readonly AttackOption[] {
  const player = root.turn.active;
  const defenders = defendersOf(root);
  return root.battlefield.flatMap((slot) => {
    const seen = derive(root).bySlot[slot];
    if (seen === null || seen === undefined || seen.controller !== player || !canAttack(root, seen.id, seen)) return [];
    return defenders.flatMap((defender) =>
      canAttackThat(root, seen.id, defender) ? [{ attacker: seen.id, defender }] : [],
    );
  });
}

function canAttack(root: Root, id: ObjectId, seen: Characteristics): boolean {
  if (!seen.types.includes('creature') || isTapped(root, id)) return false;
  if (hasKeyword(seen, 'defender') && !isOf(root, 'asThoughNoDefender', id)) return false;
  if (!hasKeyword(seen, 'haste') && !isHeld(root, id)) return false;
  return !isOf(root, 'cantAttack', id);
}

function isOf(root: Root, kind: 'cantAttack' | 'asThoughNoDefender', id: ObjectId): boolean {
  return rulesOf(root, kind).some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

function canAttackThat(root: Root, id: ObjectId, defender: Choice): boolean {
  const them = rulesOf(root, 'cantAttackThem').some(
    (has) => matches(has.ctx, has.rule.what, id) && isAimedAt(root, has, defender),
  );
  return (
    !them &&
    !rulesOf(root, 'cantAttackUnlessControls').some(
      ({ rule, ctx }) =>
        matches(ctx, rule.what, id) && !controlsOne(ctx, rule.controls, defendingPlayerOf(root, defender)),
    )
  );
}

type Aimed = Extract<AttackRule, { readonly planeswalkersToo: boolean }>;

function isAimedAt(root: Root, { rule, ctx }: RuleInForce<Aimed>, defender: Choice): boolean {
  if (defender.kind === 'object' && !rule.planeswalkersToo) return false;
  return isWhose(ctx, rule.whom, defendingPlayerOf(root, defender));
}

/** What has to be paid for an attack, besides the restriction that it may be. CR 508.1h */
export function attackCosts(
  root: Root,
  { attacker, defender }: AttackOption,
): readonly RuleInForce<Extract<AttackRule, { kind: 'attackCost' }>>[] {
  return rulesOf(root, 'attackCost').filter(
    (has) => matches(has.ctx, has.rule.what, attacker) && isAimedAt(root, has, defender),
  );
}

type Attackers = Counting<AttackOption>;

/** The declarations that these options make, with what restricts and requires them. CR 508.1c-d */
export function attackDeclarations(root: Root, options: readonly AttackOption[]): Declarations {
  const all: Attackers = new Counting(options.map((option, at) => building(option, [at])));
  require(root, all);
  for (const way of all.ways) if (attackCosts(root, way.who).length > 0) way.free = false;
  for (const { rule, ctx } of rulesOf(root, 'attackLimit')) {
    const inAll = rule.whom === 'anyone';
    const isThem = ({ defender }: AttackOption) =>
      inAll || (defender.kind === 'player' && defender.player === ctx.controller);
    all.count(isThem, { bound: atMost(rule.most, '508.1c', `no more than ${rule.most} may attack`) });
  }
  for (const { ctx } of rulesOf(root, 'mustBeAttacked'))
    all.count(({ defender }) => defendingPlayerOf(root, defender) === ctx.controller, { wanted: 1 });
  company(root, all);
  return all.declarations(({ attacker }) => attacker);
}

/** Each effect that wants something of a creature is a requirement by itself. CR 508.1d */
function require(root: Root, { ways }: Attackers): void {
  for (const { rule, ctx } of rulesOf(root, 'mustAttack'))
    for (const way of ways) if (matches(ctx, rule.what, way.who.attacker)) way.obeys++;
  for (const { rule, ctx } of rulesOf(root, 'mustAttackThem')) {
    for (const way of ways) {
      const { attacker, defender } = way.who;
      const isThem = defender.kind === 'player' && isWhose(ctx, rule.whom, defender.player);
      if (isThem && matches(ctx, rule.what, attacker)) way.obeys++;
    }
  }
}

/** What attacks with others only, or alone only. CR 506.5, 508.1c */
function company(root: Root, all: Attackers): void {
  for (const { rule, ctx } of rulesOf(root, 'attacksWith')) {
    const counter = all.count(({ attacker }) => matches(ctx, rule.which, attacker));
    for (const way of all.ways) {
      const { attacker } = way.who;
      if (!matches(ctx, rule.what, attacker)) continue;
      const least = rule.others + (matches(ctx, rule.which, attacker) ? 1 : 0);
      way.bounds.push({ counter, ...atLeast(least, '508.1c', 'a creature attacks without those that it needs') });
    }
  }
  for (const { rule, ctx } of rulesOf(root, 'attacksAlone')) {
    const counter = all.count(() => true);
    for (const way of all.ways) {
      if (matches(ctx, rule.what, way.who.attacker))
        way.bounds.push({ counter, ...atMost(1, '508.1c', 'a creature that can only attack alone does not') });
    }
  }
}
