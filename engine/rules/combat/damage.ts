import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { matches } from '../../evaluate/expression.ts';
import type { Answer, Game, IllegalAnswer, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { apnap, find, inGame } from '../../state/read.ts';
import type { Attack, Choice, Combat, Root } from '../../state/root.ts';
import { NO_COMBAT, setCombat } from '../../state/write.ts';
import type { CombatDamageRule } from '../../vocabulary/combat.ts';
import { ask, asker, askYesNo, illegal } from '../ask.ts';
import { type Damage, dealDamage } from '../events/damage.ts';
import { objectHasKeyword } from '../object-has-keyword.ts';
import { type Assignment, goesTooFar, type Later } from './lethal.ts';

/** Whether a first combat damage step is needed. CR 510.4 */
export function needsFirstStrikeStep(root: Root): boolean {
  return combatants(root).some((id) => strikesFirst(root, id));
}

/** Damage is assigned in APNAP order, then dealt at once. CR 510.1-510.2, 802.5 */
export function* combatDamage(g: Game, first: boolean): Proc<void> {
  const combat = g.root.combat;
  if (combat === null) return;
  const dealing = combatants(g.root).filter((id) => dealsNow(g.root, combat, id, first));
  const damage: Damage[] = [];
  for (const player of apnap(g.root)) {
    const own = dealing.filter((id) => controllerOf(g.root, id) === player);
    damage.push(...(yield* assignAll(g, combat, own, player)));
  }
  if (first) setCombat(g, { ...combat, dealtFirst: dealing });
  yield* dealDamage(g, damage);
}

/** Each once, however many attackers it blocks; also what blocks none any more, which assigns no damage. CR 509.1g, 510.1d */
function combatants(root: Root): readonly ObjectId[] {
  const { attacks, gone } = root.combat ?? NO_COMBAT;
  const fighting = attacks.flatMap((attack) => [attack.attacker, ...attack.blockers]);
  const all = [...fighting, ...gone.flatMap(({ blockers }) => blockers)];
  return [...new Set(all)].filter((id) => find(root, id) !== null);
}

/**
 * In the first step those with first or double strike; in the second those that had neither as the first began, and those with double
 * strike now. CR 702.7b, 702.4b
 */
function dealsNow(root: Root, combat: Combat, id: ObjectId, first: boolean): boolean {
  if (first) return strikesFirst(root, id);
  return !combat.dealtFirst.includes(id) || objectHasKeyword(root, id, 'double strike');
}

function strikesFirst(root: Root, id: ObjectId): boolean {
  return objectHasKeyword(root, id, 'first strike') || objectHasKeyword(root, id, 'double strike');
}

function controllerOf(root: Root, id: ObjectId): PlayerId | undefined {
  return derive(root).characteristics(id)?.controller;
}

/** What one player's creatures assign, one after the other; it is legal as a whole. CR 510.1e */
function* assignAll(g: Game, combat: Combat, own: readonly ObjectId[], player: PlayerId): Proc<readonly Damage[]> {
  const done: Assignment[] = [];
  for (const [at, id] of own.entries()) {
    const later = own.slice(at + 1).flatMap((other) => laterOf(g.root, combat, other));
    done.push(...(yield* assign(g, combat, id, { player, done, later })));
  }
  return done.flatMap(({ from, to, amount }) => (amount > 0 ? [{ from, to, amount, combat: true }] : []));
}

/** What the rest of a player's creatures have assigned, and could assign. */
interface Together {
  readonly player: PlayerId;
  readonly done: readonly Assignment[];
  readonly later: readonly Later[];
}

function laterOf(root: Root, combat: Combat, id: ObjectId): readonly Later[] {
  const attack = combat.attacks.find((one) => one.attacker === id);
  if (attack === undefined) return [];
  return [{ from: id, amount: amountFrom(root, id), blockers: blockersOf(root, attack) }];
}

/** Its power, or its toughness where something says so. Less than one is nothing. CR 510.1a */
function amountFrom(root: Root, id: ObjectId): number {
  const seen = derive(root).characteristics(id);
  if (seen === null || isOf(root, 'assignsNoCombatDamage', id)) return 0;
  return Math.max(0, (isOf(root, 'assignsByToughness', id) ? seen.toughness : seen.power) ?? 0);
}

function isOf(root: Root, kind: CombatDamageRule['kind'], id: ObjectId): boolean {
  return rulesOf(root, kind).some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

function* assign(g: Game, combat: Combat, id: ObjectId, together: Together): Proc<readonly Assignment[]> {
  const amount = amountFrom(g.root, id);
  if (amount === 0) return [];
  const attack = combat.attacks.find((one) => one.attacker === id);
  const dealt = { from: id, amount };
  return attack === undefined
    ? yield* divide(g, dealt, blockedBy(combat, id), together, null)
    : yield* attackerDamage(g, attack, dealt, together);
}

interface Dealt {
  readonly from: ObjectId;
  readonly amount: number;
}

/** A blocker's damage goes to what it blocks, divided as its controller chooses. CR 510.1d */
function blockedBy(combat: Combat, id: ObjectId): readonly Choice[] {
  return combat.attacks
    .filter((attack) => attack.blockers.includes(id))
    .map(({ attacker }) => ({ kind: 'object', id: attacker }));
}

/** CR 510.1b-c, 702.19b, 702.19d */
function* attackerDamage(g: Game, attack: Attack, dealt: Dealt, together: Together): Proc<readonly Assignment[]> {
  const defender = defenderNow(g.root, attack);
  const ahead: readonly Choice[] = defender === null ? [] : [defender];
  if (!attack.blocked || (yield* goesUnblocked(g, attack, together.player)))
    return yield* divide(g, dealt, ahead, together, null);
  const blockers = blockersOf(g.root, attack).map((id): Choice => ({ kind: 'object', id }));
  if (!objectHasKeyword(g.root, attack.attacker, 'trample') || defender === null)
    return yield* divide(g, dealt, blockers, together, null);
  return yield* divide(g, dealt, [...blockers, defender], together, defender);
}

function* goesUnblocked(g: Game, { attacker }: Attack, player: PlayerId): Proc<boolean> {
  if (!isOf(g.root, 'mayAssignAsUnblocked', attacker)) return false;
  const asking = { player: asker(g, player), purpose: 'combat damage' as const, source: attacker, cr: '510.1c' };
  return yield* askYesNo(g, asking, 'as though it were not blocked');
}

function blockersOf(root: Root, { blockers }: Attack): readonly ObjectId[] {
  return blockers.filter((id) => find(root, id) !== null);
}

function defenderNow(root: Root, { defender }: Attack): Choice | null {
  if (defender === null) return null;
  if (defender.kind === 'player') return inGame(root, defender.player) ? defender : null;
  return find(root, defender.id) === null ? null : defender;
}

/**
 * Divided as the creature's controller chooses. `excess`: what gets only what is left when each blocker is assigned lethal damage, by
 * whichever creatures; with those that are still to assign it has to come to that. CR 510.1c-e, 702.19b
 */
function* divide(
  g: Game,
  { from, amount }: Dealt,
  among: readonly Choice[],
  { player, done, later }: Together,
  excess: Choice | null,
): Proc<readonly Assignment[]> {
  const assignments = (amounts: readonly number[]): readonly Assignment[] =>
    among.map((to, index) => ({ from, to, amount: amounts[index] ?? 0, excess: to === excess ? among : null }));
  if (among.length < 2) return assignments([amount]);
  const isTooFar = (amounts: readonly number[]): boolean =>
    goesTooFar(g.root, [...done, ...assignments(amounts)], later);
  // Of one blocker nothing is left over where it is not when it is assigned all but one.
  if (excess !== null && among.length === 2 && isTooFar([amount - 1, 1])) return assignments([amount, 0]);
  const check = (answer: Answer): IllegalAnswer | null => {
    return isTooFar(answer.kind === 'divide' ? answer.amounts : [])
      ? illegal('702.19b', 'not every blocker is assigned lethal damage')
      : null;
  };
  const answer = yield* ask(
    g,
    { kind: 'divide', player, purpose: 'combat damage', source: from, cr: '510.1c', total: amount, among, least: 0 },
    check,
  );
  return assignments(answer.kind === 'divide' ? answer.amounts : []);
}
