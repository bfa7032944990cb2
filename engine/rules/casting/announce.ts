import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Cost } from '../../vocabulary/cost.ts';
import type { AdditionalCost, SpellAbility } from '../../vocabulary/record.ts';
import { ask, askValue, askYesNo, picked, TAKEN_BACK } from '../ask.ts';
import { containsX, hasX } from '../costs/parts.ts';
import { totalSpellCost } from '../costs/total.ts';
import { canPayFor } from './may-cast.ts';
import { announceSymbols } from './symbols.ts';
import { canChooseTargets } from './targets.ts';
import { spellContext, spellRecord, targetsOfSpell, type WayToCast, waysToCast } from './ways.ts';
import { greatestX } from './x.ts';

/** What is announced before targets are chosen. CR 601.2b */
export interface Proposal {
  /** The mana cost or the alternative cost, then the additional costs. */
  readonly costs: readonly Cost[];
  readonly modes: readonly number[];
  readonly x: number | null;
  readonly paid: Readonly<Record<string, number>>;
}

/** Modes, then alternative and additional costs, then X, then how symbols that leave a choice will be paid. CR 601.2b */
export function* announce(g: Game, spell: ObjectId, player: PlayerId): Proc<Proposal> {
  const record = spellRecord(g.root, spell);
  const modes = record.spell === null ? [] : yield* chooseModes(g, spell, player, record.spell);
  const way = yield* chooseWay(g, spell, player);
  const additional = yield* chooseAdditional(g, spell, player, way);
  const paid = Object.fromEntries([
    ...(way.key === 'mana cost' ? [] : [[way.key, 1] as const]),
    ...additional.map((cost) => [cost.key, 1] as const),
  ]);
  const x = yield* announceX(g, spell, player, modes, way, additional);
  const total = ([base, ...more]: readonly Cost[]): Cost =>
    totalSpellCost(g.root, spell, player, base as Cost, more, x ?? 0);
  const costs = [way.cost, ...additional.map((one) => one.cost)];
  return { costs: yield* announceSymbols(g, { on: spell, player, total }, costs), modes, x, paid };
}

/** Only modes whose targets can be chosen. CR 700.2a */
function* chooseModes(g: Game, spell: ObjectId, player: PlayerId, ability: SpellAbility): Proc<readonly number[]> {
  if (ability.modes === null) return [];
  const ctx = spellContext(g.root, spell, player);
  const { min, max, of } = ability.modes;
  const options = of.flatMap((mode, index) =>
    canChooseTargets(ctx, mode.targets, spell) ? [{ mode: index, says: mode.says }] : [],
  );
  if (options.length < min) throw TAKEN_BACK;
  if (options.length === min) return options.map((option) => option.mode);
  const most = Math.min(max, options.length);
  const answer = yield* ask(g, {
    kind: 'modes',
    player,
    purpose: 'modes',
    source: spell,
    cr: '601.2b',
    options,
    min,
    max: most,
  });
  return picked(answer)
    .map((index) => options[index]?.mode ?? 0)
    .sort((one, two) => one - two);
}

/** At most one alternative cost. CR 118.9a */
function* chooseWay(g: Game, spell: ObjectId, player: PlayerId): Proc<WayToCast> {
  const ways = waysToCast(g.root, spell, player);
  const mandatory = spellRecord(g.root, spell).additionalCosts.filter((cost) => !cost.optional);
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
  return way;
}

/** Mandatory ones, and those of the optional ones that the player wants. CR 118.8 */
function* chooseAdditional(
  g: Game,
  spell: ObjectId,
  player: PlayerId,
  way: WayToCast,
): Proc<readonly AdditionalCost[]> {
  const chosen: AdditionalCost[] = [];
  for (const cost of spellRecord(g.root, spell).additionalCosts) {
    if (!cost.optional) chosen.push(cost);
    else if (canPayFor(g.root, spell, player, way, [...chosen, cost]) !== 'no') {
      const asking = { player, purpose: 'additional cost' as const, source: spell, cr: '601.2b' };
      if (yield* askYesNo(g, asking, cost.key)) chosen.push(cost);
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
  spell: ObjectId,
  player: PlayerId,
  modes: readonly number[],
  way: WayToCast,
  additional: readonly AdditionalCost[],
): Proc<number | null> {
  const inManaCost = (spellRecord(g.root, spell).manaCost?.x ?? 0) > 0;
  const costs = additional.map((one) => one.cost);
  if (inManaCost && !hasX(way.cost)) return 0;
  if (!hasX(way.cost) && !costs.some(hasX)) return null;
  const total = (x: number): Cost => totalSpellCost(g.root, spell, player, way.cost, costs, x);
  const ctx = spellContext(g.root, spell, player);
  const paying = { purpose: 'cast', costHasX: [way.cost, ...costs].some(containsX) } as const;
  const completesUpTo = greatestX(g, ctx, total, targetsOfSpell(g.root, spell, modes), paying);
  const answer = yield* ask(g, {
    kind: 'number',
    player,
    purpose: 'X',
    source: spell,
    cr: '601.2b',
    min: 0,
    max: null,
    completesUpTo,
  });
  return answer.kind === 'number' ? answer.value : 0;
}
