import { type RuleInForce, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { matches } from '../../evaluate/expression.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { isTapped } from '../../state/read.ts';
import type { Characteristics, Root } from '../../state/root.ts';
import type { BlockRule } from '../../vocabulary/combat.ts';
import { objectHasKeyword } from '../object-has-keyword.ts';
import { atLeast, atMost, building, type Building, Counting } from './counting.ts';
import type { Declarations } from './declaration.ts';
import { canBlockIt } from './evasion.ts';

export interface BlockOption {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}

/** Every creature that can block, with every attacker of this player that it can block, also one that attacks nothing any more. CR 509.1a-b, 506.4c, 802.4a */
export function blockOptions(root: Root, player: PlayerId): readonly BlockOption[] {
  const attackers = (root.combat?.attacks ?? []).filter((attack) => attack.defendingPlayer === player);
  return root.battlefield.flatMap((slot) => {
    const seen = derive(root).bySlot[slot];
    if (seen?.controller !== player || !canBlock(root, seen.id, seen)) return [];
    return attackers.flatMap(({ attacker }) =>
      canBlockIt(root, seen, attacker) ? [{ blocker: seen.id, attacker }] : [],
    );
  });
}

function canBlock(root: Root, id: ObjectId, seen: Characteristics): boolean {
  if (!seen.types.includes('creature') || isTapped(root, id)) return false;
  return !rulesOf(root, 'cantBlock').some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

/** What has to be paid for a creature to block. CR 509.1d */
export function blockCosts(
  root: Root,
  blocker: ObjectId,
): readonly RuleInForce<Extract<BlockRule, { kind: 'blockCost' }>>[] {
  return rulesOf(root, 'blockCost').filter(({ rule, ctx }) => matches(ctx, rule.what, blocker));
}

/** A creature that blocks these attackers. */
interface Blocking {
  readonly blocker: ObjectId;
  readonly attackers: readonly ObjectId[];
}

type Blockers = Counting<Blocking>;

/** The declarations that these options make, with what restricts and requires them. CR 509.1b-c */
export function blockDeclarations(root: Root, options: readonly BlockOption[]): Declarations {
  const all: Blockers = new Counting(waysToBlock(root, options));
  require(root, all);
  for (const way of all.ways) if (blockCosts(root, way.who.blocker).length > 0) way.free = false;
  for (const { rule } of rulesOf(root, 'blockLimit'))
    all.count(() => true, { bound: atMost(rule.most, '509.1b', `no more than ${rule.most} may block`) });
  for (const attacker of new Set(options.map((option) => option.attacker))) numbers(root, all, attacker);
  company(root, all);
  return all.declarations(({ blocker }) => blocker);
}

/** One attacker each, and several where something says so. CR 509.1a */
function waysToBlock(root: Root, options: readonly BlockOption[]): readonly Building<Blocking>[] {
  const more = rulesOf(root, 'blocksMore');
  const single = options.map((option, at) => building({ blocker: option.blocker, attackers: [option.attacker] }, [at]));
  if (more.length === 0) return single;
  return [...new Set(options.map(({ blocker }) => blocker))].flatMap((blocker) => {
    const own = options.flatMap((option, at) => (option.blocker === blocker ? [at] : []));
    const most = more
      .filter(({ rule, ctx }) => matches(ctx, rule.what, blocker))
      .reduce((sum, { rule }) => sum + (rule.more === 'any' ? own.length : rule.more), 1);
    return setsOf(own, Math.min(own.length, most)).map((set) =>
      building({ blocker, attackers: set.map((at) => (options[at] as BlockOption).attacker) }, set),
    );
  });
}

/** All sets of one to so many. */
function setsOf(all: readonly number[], most: number): readonly (readonly number[])[] {
  const [first, ...others] = all;
  if (first === undefined || most === 0) return [];
  return [[first], ...setsOf(others, most - 1).map((set) => [first, ...set]), ...setsOf(others, most)];
}

/** Each effect that wants something of a creature is a requirement by itself, for each attacker that it names. CR 509.1c */
function require(root: Root, { ways }: Blockers): void {
  for (const { rule, ctx } of rulesOf(root, 'mustBlock'))
    for (const way of ways) if (matches(ctx, rule.what, way.who.blocker)) way.obeys++;
  for (const { rule, ctx } of rulesOf(root, 'mustBlockThese')) {
    for (const way of ways) {
      if (matches(ctx, rule.what, way.who.blocker))
        way.obeys += way.who.attackers.filter((attacker) => matches(ctx, rule.attackers, attacker)).length;
    }
  }
}

/** How many creatures have to block an attacker, and may. CR 509.1b-c, 702.111b */
function numbers(root: Root, all: Blockers, attacker: ObjectId): void {
  const isMenacing = objectHasKeyword(root, attacker, 'menace');
  const said = rulesOf(root, 'numberOfBlockers').filter(({ rule, ctx }) => matches(ctx, rule.what, attacker));
  const least = Math.max(isMenacing ? 2 : 1, ...said.map(({ rule }) => rule.least));
  const most = Math.min(Number.POSITIVE_INFINITY, ...said.map(({ rule }) => rule.most ?? Number.POSITIVE_INFINITY));
  const wanted = rulesOf(root, 'mustBeBlocked').filter(({ rule, ctx }) => matches(ctx, rule.what, attacker)).length;
  if (least === 1 && most === Number.POSITIVE_INFINITY && wanted === 0) return;
  const isBlocked = ({ attackers }: Blocking) => attackers.includes(attacker);
  const cr = isMenacing ? '702.111b' : '509.1b';
  const bound = { least: 0, most, cr, why: 'an attacker is blocked by more creatures than may block it' };
  const counter = all.count(isBlocked, { wanted, bound: most === Number.POSITIVE_INFINITY ? null : bound });
  for (const way of all.ways) {
    if (least > 1 && isBlocked(way.who))
      way.bounds.push({ counter, ...atLeast(least, cr, `an attacker is blocked by fewer creatures than ${least}`) });
  }
}

/** What blocks with others only. CR 509.1b */
function company(root: Root, all: Blockers): void {
  for (const { rule, ctx } of rulesOf(root, 'blocksWith')) {
    const counter = all.count(({ blocker }) => matches(ctx, rule.which, blocker));
    for (const way of all.ways) {
      const { blocker } = way.who;
      if (!matches(ctx, rule.what, blocker)) continue;
      const least = rule.others + (matches(ctx, rule.which, blocker) ? 1 : 0);
      way.bounds.push({ counter, ...atLeast(least, '509.1b', 'a creature blocks without those that it needs') });
    }
  }
}
