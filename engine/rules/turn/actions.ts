import { activatedAbilities, contextOf, type Has, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { amountOf } from '../../evaluate/expression.ts';
import { remembering } from '../../characteristics/memory.ts';
import type { Action, Completes, Payment } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot, playerState } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import type { ActivatedAbility } from '../../vocabulary/ability.ts';
import { NO_MANA } from '../../vocabulary/cost.ts';
import { castableCards, playableElsewhere } from '../casting/permissions.ts';
import { mayActivate } from '../casting/may-activate.ts';
import { canCompleteCast, mayBeginToCast } from '../casting/may-cast.ts';
import { canCompleteSuspending, maySuspend } from '../casting/suspend.ts';
import { canChooseTargets } from '../casting/targets.ts';
import { termsOf } from '../casting/ways.ts';
import { isSorceryTime } from '../casting/timing.ts';
import { canPayCost } from '../costs/feasible.ts';
import { ONLY_MANA } from '../costs/means.ts';
import { containsX, keptFor } from '../costs/parts.ts';
import { totalAbilityCost } from '../costs/total.ts';
import { manaAbilities } from '../mana/sources.ts';
import { isWhose } from '../../evaluate/whose.ts';

/** Everything that a player with priority may begin. CR 117.1 */
export const actionsOf: (root: Root, player: PlayerId) => readonly Action[] = remembering((root, player) => {
  const actions: Action[] = [{ kind: 'pass' }];
  for (const slot of root.hands[player] ?? []) {
    const { id } = atSlot(root, slot);
    if (mayPlayLand(root, id, player)) actions.push({ kind: 'play land', card: id });
    if (maySuspend(root, id, player))
      actions.push({ kind: 'suspend', card: id, completes: canCompleteSuspending(root, id, player) });
  }
  for (const card of playableElsewhere(root, player))
    if (mayPlayLand(root, card, player)) actions.push({ kind: 'play land', card });
  for (const { card, permission } of castableCards(root, player)) {
    if (!mayBeginToCast(root, card, player, permission)) continue;
    const completes = canCompleteCast(root, card, player, permission);
    const named = permission === null ? null : { ...permission, key: termsOf(permission).key };
    actions.push({ kind: 'cast', card, permission: named, completes });
  }
  const mana = manaAbilities(root, player);
  for (const has of activatedAbilities(root, player)) {
    if (!mana.includes(has) && !mayActivate(root, has)) continue;
    const completes = canCompleteActivation(root, has);
    actions.push({ kind: 'activate', object: has.source, ability: has.address, completes });
  }
  return actions;
});

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

const canCompleteActivation: (root: Root, has: Has<ActivatedAbility>) => Completes = remembering((root, has) => {
  const { ability, source, controller: player } = has;
  if (isOnlyTapped(ability) && rulesOf(root, 'abilityCost').length === 0) return 'yes';
  const ctx = { ...contextOf(root, has), x: 0 };
  if (!canChooseTargets(ctx, ability.targets, source)) return 'no';
  const x = ability.x === null ? 0 : amountOf(ctx, ability.x);
  const cost = totalAbilityCost(root, source, player, ability.cost, x);
  const payment: Payment = {
    player,
    cost: cost.mana,
    on: source,
    purpose: 'activate',
    costHasX: containsX(ability.cost),
    anyType: false,
    ...keptFor(ctx, cost.parts),
    inProgress: [`${source}/${has.address}`],
    means: ONLY_MANA,
  };
  return canPayCost(ctx, payment, cost.parts);
});

/** Nothing but {T} is paid, and nothing is targeted: what may begin completes. */
function isOnlyTapped({ targets, cost }: ActivatedAbility): boolean {
  return targets.length === 0 && cost.mana === NO_MANA && cost.parts.length === 1 && cost.parts[0]?.kind === 'tap';
}
