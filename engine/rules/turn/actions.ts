import { activatedAbilities, contextOf, type Has, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Action, Completes, Payment } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot, playerState } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import type { ActivatedAbility } from '../../vocabulary/ability.ts';
import { canPayParts, hasX, reservedBy } from '../costs/parts.ts';
import { totalAbilityCost } from '../costs/total.ts';
import { canPayMana } from '../mana/plan.ts';
import { canCompleteCast, mayBeginToCast } from '../casting/may-cast.ts';
import { mayActivate } from '../casting/may-activate.ts';
import { canChooseTargets } from '../casting/targets.ts';
import { isSorceryTime } from '../casting/timing.ts';
import { isWhose } from '../triggers/match.ts';

/** Everything that a player with priority may begin. CR 117.1 */
export function actionsOf(root: Root, player: PlayerId): readonly Action[] {
  const actions: Action[] = [{ kind: 'pass' }];
  for (const slot of root.hands[player] ?? []) {
    const { id } = atSlot(root, slot);
    if (mayPlayLand(root, id, player)) actions.push({ kind: 'play land', card: id });
    else if (mayBeginToCast(root, id, player))
      actions.push({ kind: 'cast', card: id, completes: canCompleteCast(root, id, player) });
  }
  for (const has of activatedAbilities(root, player)) {
    if (mayActivate(root, has, player)) {
      actions.push({
        kind: 'activate',
        object: has.source,
        ability: has.address,
        completes: canCompleteActivation(root, has, player),
      });
    }
  }
  return actions;
}

/** A special action: the player's own main phase, the stack empty, and a land play left. CR 116.2a, 305.2-305.3 */
export function mayPlayLand(root: Root, card: ObjectId, player: PlayerId): boolean {
  const seen = derive(root).characteristics(card);
  if (seen === null || !seen.types.includes('land') || !isSorceryTime(root, player)) return false;
  const extra = rulesOf(root, 'extraLandPlays')
    .filter(({ rule, ctx }) => isWhose(ctx, rule.who, player))
    .reduce((sum, { rule }) => sum + rule.count, 0);
  return playerState(root, player).landsPlayed < 1 + extra;
}

function canCompleteActivation(root: Root, has: Has<ActivatedAbility>, player: PlayerId): Completes {
  const { ability, source } = has;
  const ctx = { ...contextOf(root, has), x: 0 };
  if (!canChooseTargets(ctx, ability.targets, source)) return 'no';
  const cost = totalAbilityCost(root, source, player, ability.cost, 0);
  if (!canPayParts(ctx, cost.parts)) return cost.parts.some((part) => part.kind === 'untap') ? 'unknown' : 'no';
  const payment: Payment = {
    player,
    cost: cost.mana,
    on: source,
    purpose: 'activate',
    costHasX: hasX(ability.cost),
    reserved: reservedBy(ctx, cost.parts),
    inProgress: [`${source}/${has.address}`],
  };
  const mana = canPayMana(root, payment);
  return mana === 'yes' && competes(ability) ? 'unknown' : mana;
}

/** Parts of a cost that may take what another part or the mana needs. */
function competes({ cost }: ActivatedAbility): boolean {
  const taking = cost.parts.filter(
    (part) =>
      part.kind !== 'tap' &&
      part.kind !== 'payLife' &&
      part.kind !== 'putCounters' &&
      part.kind !== 'sacrificeSource' &&
      part.kind !== 'removeCounters',
  );
  return taking.length > 1 || (taking.length > 0 && (hasManaIn(cost) || cost.parts.length > 1));
}

function hasManaIn({ mana }: ActivatedAbility['cost']): boolean {
  return (
    mana.generic +
      mana.W +
      mana.U +
      mana.B +
      mana.R +
      mana.G +
      mana.C +
      mana.x +
      mana.hybrid.length +
      mana.phyrexian.length +
      mana.snow >
    0
  );
}
