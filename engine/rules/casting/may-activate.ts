import type { Context } from '../../evaluate/context.ts';
import { contextOf, type Has, rulesOf } from '../../characteristics/abilities.ts';
import { holds, matchesInPlace } from '../../evaluate/expression.ts';
import type { PlayerId } from '../../state/ids.ts';
import { find, statusOf } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import type { ActivatedAbility } from '../../vocabulary/ability.ts';
import type { CostPart } from '../../vocabulary/cost.ts';
import { isManaAbility } from '../ability-kinds.ts';
import { canPayPart, mayUseSymbol } from '../costs/parts.ts';
import { sizeOf } from '../mana/need.ts';
import { isSorceryTime } from './timing.ts';

/** Parts of a cost that may say at once whether an activation may begin; the others are looked at when they are paid. */
const BEGINNING_PARTS: readonly string[] = ['tap', 'untap', 'removeCounters'];

/**
 * Whether the player may begin to activate this ability: it is theirs, nothing prohibits it, its timing and conditions hold,
 * and its symbols can be paid. A tapped permanent's {Q} and an untapped one's {T} may change before costs are paid. CR 602.1-602.5
 */
export function mayActivate(root: Root, has: Has<ActivatedAbility>, player: PlayerId): boolean {
  const { ability, source } = has;
  if (has.controller !== player || find(root, source) === null) return false;
  if (ability.timing === 'sorcery' && !isSorceryTime(root, player)) return false;
  const ctx = contextOf(root, has);
  if (!holds(ctx, ability.onlyIf) || isUsedUp(root, has) || isProhibited(root, has)) return false;
  return ability.cost.parts.every((part) => mayBeginWith(ctx, ability, part));
}

/**
 * Where no mana is paid nothing can change before the other parts are paid, so they are looked at now. With mana in the cost only the
 * rule about new creatures can be: the permanent may be tapped or untapped on the way. CR 602.5a, 601.2g
 */
function mayBeginWith(ctx: Context, ability: ActivatedAbility, part: CostPart): boolean {
  if (!BEGINNING_PARTS.includes(part.kind)) return true;
  if (!costsMana(ability) || part.kind === 'removeCounters') return canPayPart(ctx, part);
  return mayUseSymbol(ctx.sight.root, ctx.source);
}

function costsMana({ cost }: ActivatedAbility): boolean {
  return sizeOf(cost.mana) + cost.mana.x > 0;
}

/** CR 602.5b, 606.3 */
function isUsedUp(root: Root, { ability, address, source }: Has<ActivatedAbility>): boolean {
  const activations = statusOf(root, source)?.activations ?? {};
  if (ability.loyalty) return activations.loyalty !== undefined && activations.loyalty > 0;
  return ability.perTurn !== null && (activations[address] ?? 0) >= ability.perTurn;
}

/** CR 602.5, 109.2 */
function isProhibited(root: Root, { ability, source }: Has<ActivatedAbility>): boolean {
  return rulesOf(root, 'cantActivate').some(
    ({ rule, ctx }) => (rule.manaAbilitiesToo || !isManaAbility(ability)) && matchesInPlace(ctx, rule.of, source),
  );
}
