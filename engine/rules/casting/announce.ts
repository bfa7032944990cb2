import type { Game, IllegalAnswer, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Bindings, Permission } from '../../state/root.ts';
import type { Cost } from '../../vocabulary/cost.ts';
import type { AdditionalCost, Modes } from '../../vocabulary/record.ts';
import { ask, askForObjects, askValue, askYesNo, illegal, picked, TAKEN_BACK } from '../ask.ts';
import { containsX, hasX } from '../costs/parts.ts';
import { totalSpellCost } from '../costs/total.ts';
import { timesOver } from '../mana/need.ts';
import { canPayFor } from './may-cast.ts';
import { notePermissionUsed } from './permissions.ts';
import { announceSymbols } from './symbols.ts';
import { canChooseTargets } from './targets.ts';
import {
  additionalCosts,
  emergingFrom,
  lessForEmerging,
  mandatoryCosts,
  spellContext,
  spellRecord,
  targetsOfSpell,
  toEmergeFrom,
  type WayToCast,
  waysToCast,
} from './ways.ts';
import { greatestX } from './x.ts';

/** What is announced before targets are chosen. CR 601.2b */
export interface Proposal {
  /** The mana cost or the alternative cost, then the additional costs. */
  readonly costs: readonly Cost[];
  readonly modes: readonly number[];
  readonly x: number | null;
  readonly paid: Readonly<Record<string, number>>;
  /** What was chosen to be sacrificed for the alternative cost. CR 702.119c */
  readonly bound: Bindings;
}

/** Modes, then alternative and additional costs, then X, then how symbols that leave a choice will be paid. CR 601.2b */
export function* announce(g: Game, spell: ObjectId, player: PlayerId, permission: Permission | null): Proc<Proposal> {
  const casting: Casting = { spell, player, permission };
  const { spell: ability } = spellRecord(g.root, spell);
  const modes = ability?.modes == null ? [] : yield* chooseModes(g, casting, ability.modes);
  const way = yield* chooseSacrifice(g, casting, yield* chooseWay(g, casting));
  const forModes = ability?.modes == null ? [] : costOfModes(ability.modes, modes.length);
  const additional = [...forModes, ...(yield* chooseAdditional(g, casting, way, forModes))];
  const paid = timesPaid([...(way.key === 'mana cost' ? [] : [way]), ...additional]);
  const x = yield* announceX(g, casting, modes, way, additional, paid);
  const total = ([base, ...more]: readonly Cost[]): Cost =>
    totalSpellCost(g.root, spell, player, base as Cost, more, x ?? 0, lessForEmerging(g.root, way.bound));
  const costs = [way.cost, ...additional.map((one) => one.cost)];
  return {
    costs: yield* announceSymbols(g, { on: spell, player, anyType: way.anyType, total }, costs),
    modes,
    x,
    paid,
    bound: way.bound,
  };
}

/** How often each of these costs is paid, by its key. */
function timesPaid(costs: readonly { readonly key: string }[]): Proposal['paid'] {
  const paid: Record<string, number> = {};
  for (const { key } of costs) paid[key] = (paid[key] ?? 0) + 1;
  return paid;
}

interface Casting {
  readonly spell: ObjectId;
  readonly player: PlayerId;
  readonly permission: Permission | null;
}

/** Only modes whose targets can be chosen. CR 700.2a */
function* chooseModes(g: Game, casting: Casting, modes: Modes): Proc<readonly number[]> {
  const { spell, player } = casting;
  const ctx = spellContext(g.root, spell, player);
  const { min, of } = modes;
  const options = of.flatMap((mode, index) =>
    canChooseTargets(ctx, mode.targets, spell) ? [{ mode: index, says: mode.says }] : [],
  );
  if (options.length < min) throw TAKEN_BACK;
  const most = mostModes(g, casting, modes, options.length);
  if (options.length === min && most === min) return options.map((option) => option.mode);
  const asked = { kind: 'modes', player, purpose: 'modes', source: spell, cr: '601.2b', options } as const;
  const answer = yield* ask(g, { ...asked, min, max: most }, (chosen) => entwines(modes, picked(chosen).length));
  return picked(answer)
    .map((index) => options[index]?.mode ?? 0)
    .sort((one, two) => one - two);
}

/** As many as can be chosen and, where more of them cost more, paid for. */
function mostModes(g: Game, { spell, player, permission }: Casting, modes: Modes, possible: number): number {
  if (modes.more === null) return Math.min(modes.max, possible);
  const mandatory = mandatoryCosts(g.root, spell, permission);
  const payable = (count: number): boolean =>
    waysToCast(g.root, spell, player, permission).some(
      (way) => canPayFor(g.root, spell, player, way, [...mandatory, ...costOfModes(modes, count)]) !== 'no',
    );
  if (modes.more.kind === 'entwine') return possible === modes.of.length && payable(possible) ? possible : modes.max;
  let count = modes.max;
  while (count < possible && payable(count + 1)) count++;
  return count;
}

/** Entwine takes all modes or none. CR 702.42a */
function entwines({ more, max, of }: Modes, count: number): IllegalAnswer | null {
  return more?.kind !== 'entwine' || count <= max || count === of.length
    ? null
    : illegal('702.42a', `expected at most ${max} or all ${of.length}`);
}

/** CR 702.42a, 702.120a */
function costOfModes({ more, max }: Modes, count: number): readonly AdditionalCost[] {
  if (more === null || count <= max) return [];
  const times = more.kind === 'entwine' ? 1 : count - max;
  return [{ key: more.kind, cost: timesOver(more.cost, times), optional: false, repeatable: false }];
}

/** At most one alternative cost. CR 118.9a */
function* chooseWay(g: Game, { spell, player, permission }: Casting): Proc<WayToCast> {
  const ways = waysToCast(g.root, spell, player, permission);
  const mandatory = mandatoryCosts(g.root, spell, permission);
  const incomplete = ways
    .filter((way) => canPayFor(g.root, spell, player, way, mandatory) !== 'yes')
    .map((way) => way.key);
  const asking = { player, purpose: 'alternative cost' as const, source: spell, cr: '601.2b' };
  const key = yield* askValue(
    g,
    asking,
    ways.map((way) => way.key),
    incomplete.length === ways.length ? [] : incomplete,
  );
  const way = ways.find((one) => one.key === key);
  if (way === undefined) throw TAKEN_BACK;
  notePermissionUsed(g, way.by);
  return way;
}

/** What is sacrificed for an emerge cost is chosen with it. CR 702.119c */
function* chooseSacrifice(g: Game, { spell, player }: Casting, way: WayToCast): Proc<WayToCast> {
  if (way.emergeFrom === null) return way;
  const asking = { player, purpose: 'cost' as const, source: spell, cr: '702.119c' };
  const [chosen] = yield* askForObjects(g, asking, toEmergeFrom(g.root, spell, player, way), 1, 1);
  if (chosen === undefined) throw TAKEN_BACK;
  return emergingFrom(way, chosen);
}

/** Mandatory ones, and those of the optional ones that the player wants, besides what is chosen already. CR 118.8 */
function* chooseAdditional(
  g: Game,
  { spell, player, permission }: Casting,
  way: WayToCast,
  already: readonly AdditionalCost[],
): Proc<readonly AdditionalCost[]> {
  const chosen: AdditionalCost[] = [];
  for (const cost of additionalCosts(g.root, spell, permission)) {
    if (!cost.optional) chosen.push(cost);
    else {
      const asking = { player, purpose: 'additional cost' as const, source: spell, cr: '601.2b' };
      let again = true;
      while (again && canPayFor(g.root, spell, player, way, [...already, ...chosen, cost]) !== 'no') {
        const wanted = yield* askYesNo(g, asking, cost.key);
        if (wanted) chosen.push(cost);
        again = wanted && cost.repeatable;
      }
    }
  }
  return chosen;
}

/**
 * X where a cost to be paid has it. With {X} in the mana cost, and neither that nor another cost with X paid in its place, X is 0,
 * also for an additional cost that speaks of the same X. CR 107.3a-b
 */
function* announceX(
  g: Game,
  { spell, player }: Casting,
  modes: readonly number[],
  way: WayToCast,
  additional: readonly AdditionalCost[],
  paid: Proposal['paid'],
): Proc<number | null> {
  const { manaCost, leastX } = spellRecord(g.root, spell);
  const costs = additional.map((one) => one.cost);
  if ((manaCost?.x ?? 0) > 0 && !hasX(way.cost)) return 0;
  if (!hasX(way.cost) && !costs.some(hasX)) return null;
  const less = lessForEmerging(g.root, way.bound);
  const total = (x: number): Cost => totalSpellCost(g.root, spell, player, way.cost, costs, x, less);
  const ctx = spellContext(g.root, spell, player, { bound: way.bound });
  const paying = { purpose: 'cast', costHasX: [way.cost, ...costs].some(containsX), anyType: way.anyType } as const;
  const completesUpTo = greatestX(g, ctx, total, targetsOfSpell(g.root, spell, modes, paid), paying);
  const answer = yield* ask(g, {
    kind: 'number',
    player,
    purpose: 'X',
    source: spell,
    cr: '601.2b',
    min: leastX,
    max: null,
    completesUpTo,
  });
  return answer.kind === 'number' ? answer.value : 0;
}
