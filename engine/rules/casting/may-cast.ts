import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { rememberingBoth } from '../../characteristics/memory.ts';
import type { Context } from '../../evaluate/context.ts';
import { matches } from '../../evaluate/expression.ts';
import type { Completes, Payment } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, the } from '../../state/read.ts';
import type { Characteristics, GameObject, Root } from '../../state/root.ts';
import type { AdditionalCost } from '../../vocabulary/record.ts';
import { canPayCost } from '../costs/feasible.ts';
import { containsX, keptFor } from '../costs/parts.ts';
import { totalSpellCost } from '../costs/total.ts';
import { isWhose } from '../triggers/match.ts';
import { canChooseTargets } from './targets.ts';
import { isItsTime } from './timing.ts';
import { spellContext, spellRecord, targetsOfSpell, type WayToCast, waysToCast } from './ways.ts';

/** Whether the player may begin to cast the card: something allows it and nothing prohibits it. CR 601.3 */
export function mayBeginToCast(root: Root, card: ObjectId, player: PlayerId): boolean {
  const object = find(root, card);
  if (object === null || object.zone !== 'hand' || object.owner !== player) return false;
  const seen = derive(root).characteristics(card) as Characteristics;
  return !seen.types.includes('land') && isItsTime(root, card, seen, player) && !isProhibited(root, card, player, seen);
}

/** Values of X that are looked at when one of them could lift a prohibition. CR 601.3a */
const LOOK_AHEAD_X = 20;

/** A prohibition on spells with certain qualities does not count yet while a choice of X could change them. CR 601.3a */
function isProhibited(root: Root, card: ObjectId, player: PlayerId, seen: Characteristics): boolean {
  const verdicts = prohibitionsByX(root, card, player, seen);
  return verdicts.length > 0 && verdicts.every((prohibited) => prohibited);
}

/** Whether a choice of X decides if the spell is prohibited. */
function isProhibitedForSomeX(root: Root, card: ObjectId, player: PlayerId): boolean {
  const seen = derive(root).characteristics(card) as Characteristics;
  return prohibitionsByX(root, card, player, seen).includes(true);
}

/** For X = 0, 1 … whether something prohibits the spell; the first only for a spell without {X}, none where nothing prohibits spells. */
function prohibitionsByX(root: Root, card: ObjectId, player: PlayerId, seen: Characteristics): readonly boolean[] {
  const rules = rulesOf(root, 'cantCast').filter(({ rule, ctx }) => isWhose(ctx, rule.who, player));
  if (rules.length === 0) return [];
  const hasX = (spellRecord(root, card).manaCost?.x ?? 0) > 0;
  return Array.from({ length: hasX ? LOOK_AHEAD_X + 1 : 1 }, (_, x) =>
    rules.some(({ rule, ctx }) => matches(asSpell(ctx, card, x, seen), rule.what, card)),
  );
}

/** The same sight, with the card as a spell with this X. */
function asSpell(ctx: Context, card: ObjectId, x: number, seen: Characteristics): Context {
  const { root } = ctx.sight;
  const object = the(root, card);
  const spell: GameObject = { ...object, zone: 'stack', spell: { ...NO_SPELL, x, castFrom: object.zone } };
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

const NO_SPELL: NonNullable<GameObject['spell']> = {
  x: null,
  modes: [],
  targets: [],
  division: [],
  paid: {},
  manaSpent: [],
  bound: {},
  castFrom: null,
  castBy: null,
  uncounterable: false,
  haste: false,
};

/** Whether anything prohibits the spell as it is proposed, with all its choices. CR 601.2e */
export function isProhibitedAsProposed(root: Root, spell: ObjectId, player: PlayerId): boolean {
  return rulesOf(root, 'cantCast').some(
    ({ rule, ctx }) => isWhose(ctx, rule.who, player) && matches(ctx, rule.what, spell),
  );
}

/** Whether the spell can be completed in its cheapest form: targets, mandatory costs, mana. CR 601.2c, 601.2f-h */
export const canCompleteCast: (root: Root, card: ObjectId, player: PlayerId) => Completes =
  rememberingBoth(completesInCheapestForm);

function completesInCheapestForm(root: Root, card: ObjectId, player: PlayerId): Completes {
  if (!hasTargets(root, card, player)) return 'no';
  const record = spellRecord(root, card);
  const mandatory = record.additionalCosts.filter((cost) => !cost.optional);
  const answers = waysToCast(root, card, player).map((way) => canPayFor(root, card, player, way, mandatory));
  const possible = answers.includes('yes') || answers.includes('unknown');
  if (possible && isProhibitedForSomeX(root, card, player)) return 'unknown';
  if (answers.includes('yes')) return 'yes';
  return possible || completesWithX(root, card, player, mandatory) ? 'unknown' : 'no';
}

/** Mana for costs with {X} alone may pay where an optional cost with {X} is paid too. CR 106.6, 118.8 */
function completesWithX(root: Root, card: ObjectId, player: PlayerId, mandatory: readonly AdditionalCost[]): boolean {
  const optional = spellRecord(root, card).additionalCosts.filter((one) => one.optional && containsX(one.cost));
  return optional.some((one) =>
    waysToCast(root, card, player).some((way) => canPayFor(root, card, player, way, [...mandatory, one]) !== 'no'),
  );
}

function hasTargets(root: Root, card: ObjectId, player: PlayerId): boolean {
  const ctx = spellContext(root, card, player);
  const { spell } = spellRecord(root, card);
  if (spell === null || spell.modes === null) return canChooseTargets(ctx, targetsOfSpell(root, card, []), card);
  const possible = spell.modes.of.filter((mode) => canChooseTargets(ctx, mode.targets, card));
  return possible.length >= spell.modes.min;
}

/** Whether this way and these additional costs can be paid, with X = 0. */
export function canPayFor(
  root: Root,
  card: ObjectId,
  player: PlayerId,
  way: WayToCast,
  additional: readonly AdditionalCost[],
  x = 0,
): Completes {
  const cost = totalSpellCost(
    root,
    card,
    player,
    way.cost,
    additional.map((one) => one.cost),
    x,
  );
  const ctx = spellContext(root, card, player, { x });
  const payment: Payment = {
    player,
    cost: cost.mana,
    on: card,
    purpose: 'cast',
    costHasX: containsX(way.cost) || additional.some((one) => containsX(one.cost)),
    ...keptFor(ctx, cost.parts),
    inProgress: [],
  };
  return canPayCost(ctx, payment, cost.parts);
}
