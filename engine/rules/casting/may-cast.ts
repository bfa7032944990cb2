import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { rememberingBy } from '../../characteristics/memory.ts';
import { context, type Context } from '../../evaluate/context.ts';
import { holds, matches } from '../../evaluate/expression.ts';
import type { Completes, Payment } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, playerState, the } from '../../state/read.ts';
import type { Characteristics, GameObject, Permission, Root, SpellState } from '../../state/root.ts';
import { X } from '../../vocabulary/amount.ts';
import type { AdditionalCost } from '../../vocabulary/record.ts';
import { bestOf, canPayCost } from '../costs/feasible.ts';
import { meansFor } from '../costs/means.ts';
import { containsX, hasX, keptFor } from '../costs/parts.ts';
import { totalSpellCost } from '../costs/total.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { dependsOnX, isPermitted } from './permissions.ts';
import { withLifeForSymbols } from './symbols.ts';
import { canChooseTargets } from './targets.ts';
import { isItsTime, isTooEarly } from './timing.ts';
import {
  additionalCosts,
  emergingFrom,
  lessForEmerging,
  mandatoryCosts,
  spellAbility,
  spellContext,
  spellRecord,
  targetsOfSpell,
  toEmergeFrom,
  type WayToCast,
  waysToCast,
} from './ways.ts';

/** Whether the player may begin to cast the card: this permission allows it and nothing prohibits it. CR 601.3 */
export function mayBeginToCast(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  if (!isPermitted(root, card, player, permission)) return false;
  const seen = derive(root).characteristics(card) as Characteristics;
  return isItsTime(root, card, seen, player) && !isRuledOut(root, card, player, permission);
}

/** Whether an effect that resolves can let the player cast the card now, whatever timing its types have. CR 608.2g */
export function mayCastNow(root: Root, card: ObjectId, player: PlayerId, permission: Permission): boolean {
  return find(root, card) !== null && !isTooEarly(root, card, player) && !isRuledOut(root, card, player, permission);
}

/** What no permission changes: lands are not cast, and prohibitions and the card's own restrictions hold. CR 601.3, 305.9, 101.2 */
function isRuledOut(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  const seen = derive(root).characteristics(card) as Characteristics;
  if (seen.types.includes('land') || rulesOf(root, 'splitSecond').length > 0) return true;
  const { castOnlyIf, leastX, manaCost } = spellRecord(root, card);
  if (!holds(context(derive(root), card, player), castOnlyIf)) return true;
  // X can only be 0 where the mana cost, of which it is part, is not paid. CR 107.3b
  if (leastX > 0 && (manaCost?.x ?? 0) > 0 && waysToCast(root, card, player, permission).length === 0) return true;
  return isAtLimit(root, player) || isProhibited(root, card, player, permission);
}

/** Whether an X of the mana cost is chosen. CR 107.3b */
function choosesX(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  return (spellRecord(root, card).manaCost?.x ?? 0) > 0 && anyWayPaysX(root, card, player, permission);
}

function anyWayPaysX(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  return waysToCast(root, card, player, permission).some(({ cost }) => hasX(cost));
}

/** As many spells as a limit lets the player cast this turn are cast. */
function isAtLimit(root: Root, player: PlayerId): boolean {
  const rules = rulesOf(root, 'spellLimit').filter(({ rule, ctx }) => isWhose(ctx, rule.who, player));
  return rules.some(({ rule }) => playerState(root, player).cast.length >= rule.perTurn);
}

/** Values of X that are looked at when one of them could lift a prohibition. CR 601.3a */
const LOOK_AHEAD_X = 20;

/** A prohibition on spells with certain qualities does not count yet while a choice of X could change them. CR 601.3a */
function isProhibited(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  const verdicts = prohibitionsByX(root, card, player, permission);
  return verdicts.length > 0 && verdicts.every((prohibited) => prohibited);
}

/** Whether a choice of X can decide that the spell is prohibited, or not permitted. */
function isRuledOutForSomeX(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  if (prohibitionsByX(root, card, player, permission).includes(true)) return true;
  return dependsOnX(permission) && choosesX(root, card, player, permission);
}

/** For X = 0, 1 … whether something prohibits the spell; the first only where no X can be chosen, none where nothing prohibits spells. CR 107.3b */
function prohibitionsByX(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  permission: Permission | null,
): readonly boolean[] {
  const rules = rulesOf(root, 'cantCast').filter(({ rule, ctx }) => isWhose(ctx, rule.who, player));
  if (rules.length === 0) return [];
  const chooses = choosesX(root, card, player, permission);
  return Array.from({ length: chooses ? LOOK_AHEAD_X + 1 : 1 }, (_, x) =>
    rules.some(({ rule, ctx }) => matches(asSpell(ctx, card, x), rule.what, card)),
  );
}

/** The same sight, with the card as a spell with this X. */
export function asSpell(ctx: Context, card: ObjectId, x: number): Context {
  const { root } = ctx.sight;
  const object = the(root, card);
  const seen = ctx.sight.characteristics(card);
  const spell: GameObject = { ...object, zone: 'stack', spell: { ...newSpell(object.zone, null, null, 0), x } };
  const objects = root.objects.map((other) => (other === object ? spell : other));
  const imagined = { ...root, objects };
  return {
    ...ctx,
    sight: {
      ...ctx.sight,
      root: imagined,
      characteristics: (id) => (id === card ? seen : ctx.sight.characteristics(id)),
    },
  };
}

/** A spell of which nothing is chosen yet. CR 601.2a */
export function newSpell(
  castFrom: SpellState['castFrom'],
  castBy: PlayerId | null,
  permission: Permission | null,
  castBefore: number,
): SpellState {
  return {
    x: null,
    modes: [],
    targets: [],
    division: [],
    paid: {},
    manaSpent: [],
    bound: {},
    castFrom,
    castBy,
    permission,
    castBefore,
    uncounterable: false,
    haste: false,
    hasteWhileControlled: false,
  };
}

/** Whether anything prohibits the spell as it is proposed, with all its choices. CR 601.2e */
export function isProhibitedAsProposed(root: Root, spell: ObjectId, player: PlayerId): boolean {
  return rulesOf(root, 'cantCast').some(
    ({ rule, ctx }) => isWhose(ctx, rule.who, player) && matches(ctx, rule.what, spell),
  );
}

/** Whether the spell can be completed in its cheapest form: targets, mandatory costs, mana. CR 601.2c, 601.2f-h */
export const canCompleteCast: (
  root: Root,
  card: ObjectId,
  player: PlayerId,
  permission: Permission | null,
) => Completes = rememberingBy(
  (card: ObjectId, player: PlayerId, permission: Permission | null) =>
    permission === null ? `${card} ${player}` : `${card} ${player} ${permission.source} ${permission.address}`,
  completesInCheapestForm,
);

function completesInCheapestForm(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  permission: Permission | null,
): Completes {
  const { leastX } = spellRecord(root, card);
  const mandatory = mandatoryCosts(root, card, permission);
  const answers = waysToCast(root, card, player, permission)
    .map((way) => ({ way, x: leastXWithTargets(root, card, player, way) }))
    .map(({ way, x }) => (x === null ? 'no' : asSure(canPayFor(root, card, player, way, mandatory, x), x === leastX)));
  const possible = answers.includes('yes') || answers.includes('unknown');
  if (possible && isRuledOutForSomeX(root, card, player, permission)) return 'unknown';
  if (answers.includes('yes')) return 'yes';
  return possible || completesWithX(root, card, player, permission) ? 'unknown' : 'no';
}

/** Mana for costs with {X} alone may pay where an optional cost with {X} is paid too. CR 106.6, 118.8 */
function completesWithX(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  const mandatory = mandatoryCosts(root, card, permission);
  const optional = additionalCosts(root, card, permission).filter((one) => one.optional && containsX(one.cost));
  return optional.some((one) =>
    waysToCast(root, card, player, permission).some(
      (way) =>
        leastXWithTargets(root, card, player, way) !== null &&
        canPayFor(root, card, player, way, [...mandatory, one]) !== 'no',
    ),
  );
}

/** Where not every X that can be paid for will do, nobody says that it completes. */
function asSure(completes: Completes, anyX: boolean): Completes {
  return completes === 'yes' && !anyX ? 'unknown' : completes;
}

/** The least X with which targets can be chosen; null: there is none among those that are looked at. CR 601.2b-c */
function leastXWithTargets(root: Root, card: ObjectId, player: PlayerId, way: WayToCast): number | null {
  const { leastX, spell } = spellRecord(root, card);
  if (hasTargets(root, card, player, way, leastX)) return leastX;
  // Where the targets do not speak of X, another X finds no others.
  if (!hasX(way.cost) || !JSON.stringify(spell).includes(JSON.stringify(X))) return null;
  for (let x = leastX + 1; x <= LOOK_AHEAD_X; x++) if (hasTargets(root, card, player, way, x)) return x;
  return null;
}

function hasTargets(root: Root, card: ObjectId, player: PlayerId, way: WayToCast, x: number): boolean {
  const ctx = spellContext(root, card, player, { x });
  const paid = { [way.key]: 1 };
  const spell = spellAbility(spellRecord(root, card), paid);
  if (spell === null || spell.modes === null) return canChooseTargets(ctx, targetsOfSpell(root, card, [], paid), card);
  const possible = spell.modes.of.filter((mode) => canChooseTargets(ctx, mode.targets, card));
  return possible.length >= spell.modes.min;
}

/** Whether this way and these additional costs can be paid with this X; where something is still to be chosen, with any choice. CR 702.119c */
export function canPayFor(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  way: WayToCast,
  additional: readonly AdditionalCost[],
  x = 0,
): Completes {
  if (way.emergeFrom === null) return canPayAsChosen(root, card, player, way, additional, x);
  const answers = toEmergeFrom(root, card, player, way).map((id) =>
    canPayAsChosen(root, card, player, emergingFrom(way, id), additional, x),
  );
  return bestOf(answers);
}

function canPayAsChosen(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  way: WayToCast,
  additional: readonly AdditionalCost[],
  x: number,
): Completes {
  const cost = totalSpellCost(
    root,
    card,
    player,
    way.cost,
    additional.map((one) => one.cost),
    x,
    lessForEmerging(root, way.bound),
  );
  const ctx = spellContext(root, card, player, { x, bound: way.bound });
  const costHasX = containsX(way.cost) || additional.some((one) => containsX(one.cost));
  const answers = withLifeForSymbols(cost).map(({ mana, parts }) => {
    const payment: Payment = {
      ...{ player, cost: mana, on: card, purpose: 'cast' },
      ...{ costHasX, anyType: way.anyType },
      ...keptFor(ctx, parts),
      inProgress: [],
      means: meansFor(root, card),
    };
    return canPayCost(ctx, payment, parts);
  });
  return bestOf(answers);
}
