import { activatedAbilities, contextOf, type Has, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Action, Completes, Payment } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot, playerState } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import type { ActivatedAbility } from '../../vocabulary/ability.ts';
import { canPayCost } from '../costs/feasible.ts';
import { hasX, reservedBy } from '../costs/parts.ts';
import { totalAbilityCost } from '../costs/total.ts';
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

/** A special action: the player's own main phase, the stack empty, and a land play left, and nothing prohibits it. CR 116.2a, 305.2-305.3, 101.2 */
export function mayPlayLand(root: Root, card: ObjectId, player: PlayerId): boolean {
  const seen = derive(root).characteristics(card);
  if (seen === null || !seen.types.includes('land') || !isSorceryTime(root, player)) return false;
  if (rulesOf(root, 'cantPlayLands').some(({ rule, ctx }) => isWhose(ctx, rule.who, player))) return false;
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
  const payment: Payment = {
    player,
    cost: cost.mana,
    on: source,
    purpose: 'activate',
    costHasX: hasX(ability.cost),
    reserved: reservedBy(ctx, cost.parts),
    inProgress: [`${source}/${has.address}`],
  };
  return canPayCost(ctx, payment, cost.parts);
}
