import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { someMatch } from '../../evaluate/expression.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, inGame, opponentsOf } from '../../state/read.ts';
import type { Choice, Root } from '../../state/root.ts';
import type { Filter } from '../../vocabulary/filter.ts';

/** Everyone and everything that the active player's creatures may attack. CR 506.2, 508.1b, 802.2 */
export function defendersOf(root: Root): readonly Choice[] {
  const opponents = opponentsOf(root, root.turn.active);
  const walkers = root.battlefield.flatMap((slot): readonly Choice[] => {
    const seen = derive(root).bySlot[slot];
    return seen?.types.includes('planeswalker') === true && opponents.includes(seen.controller)
      ? [{ kind: 'object', id: seen.id }]
      : [];
  });
  return [...opponents.map((player): Choice => ({ kind: 'player', player })), ...walkers];
}

/** Whether it can be attacked still, or by what is put onto the battlefield attacking. CR 506.3c, 508.4a */
export function isDefender(root: Root, defender: Choice): boolean {
  if (defender.kind === 'player') return inGame(root, defender.player) && defender.player !== root.turn.active;
  const seen = derive(root).characteristics(defender.id);
  return (
    find(root, defender.id)?.zone === 'battlefield' &&
    seen !== null &&
    seen.types.includes('planeswalker') &&
    seen.controller !== root.turn.active
  );
}

/** The player who is attacked, or who controls the planeswalker that is. CR 508.5 */
export function defendingPlayerOf(root: Root, defender: Choice): PlayerId {
  if (defender.kind === 'player') return defender.player;
  return derive(root).characteristics(defender.id)?.controller ?? 0;
}

/** Whether what a player has declared is there and theirs when the costs are paid. CR 508.1k, 509.1g */
export function isStillControlled(root: Root, id: ObjectId, player: PlayerId): boolean {
  return find(root, id) !== null && derive(root).characteristics(id)?.controller === player;
}

/** Whether a player controls a permanent that matches. */
export function controlsOne(ctx: Context, what: Filter, player: PlayerId): boolean {
  return someMatch(ctx, what, (id) => ctx.sight.characteristics(id)?.controller === player);
}
