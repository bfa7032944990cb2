import { abilityAt, nodeAt } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, inGame, inTurnOrder, the } from '../../state/read.ts';
import type { Address, GameObject, Root } from '../../state/root.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { EntersChange } from '../../vocabulary/replacement.ts';
import {
  ceaseObject,
  changeObject,
  changePlayer,
  log,
  setCombat,
  setDelayed,
  setEffects,
  setLasting,
  setProgress,
  setWaiting,
} from '../../state/write.ts';
import { withoutPlayer } from '../combat/membership.ts';
import { snapshot } from '../events/last-known.ts';
import { moveAll, moveOf, returnExiled } from '../events/move.ts';
import { happen } from '../happen.ts';

/** Thrown where a player has won: nothing of what was being done is done any more. CR 104.1 */
export const GAME_IS_WON: { readonly kind: 'game is won' } = { kind: 'game is won' };

/** The game ends at once, with no chance for anything to be done instead of losing. CR 104.1, 104.2b */
export function* winGame(g: Game, winner: PlayerId): Proc<never> {
  const others = inTurnOrder(g.root, 0).filter((player) => player !== winner);
  yield* leaveGame(
    g,
    others.map((player) => ({ player, reason: '104.2b' })),
  );
  throw GAME_IS_WON;
}

/** Players leave the game at once, or the game ends with that. CR 104.2a, 104.4a, 800.4a */
export function* leaveGame(
  g: Game,
  leaving: readonly { readonly player: PlayerId; readonly reason: string }[],
): Proc<void> {
  for (const { player, reason } of leaving) {
    changePlayer(g, player, { lost: true, pool: [] });
    log(g, { kind: 'left the game', player, reason });
  }
  const left = inTurnOrder(g.root, 0);
  if (left.length < 2) {
    setProgress(g, { kind: 'over', winner: left[0] ?? null, reason: leaving[0]?.reason ?? '' });
    return;
  }
  for (const { player } of leaving) takeAway(g, player);
  yield* exileStrays(g);
  yield* returnExiled(g);
}

/** All that the player owns leaves with them; effects that gave them control end, others go on. CR 800.4a */
function takeAway(g: Game, player: PlayerId): void {
  happen(g, () => {
    const owned = idsWhere(g.root, (object) => object.owner === player && object.kind !== 'ability');
    const lasts = owned.map((id) => (find(g.root, id)?.zone === 'battlefield' ? snapshot(g.root, id) : null));
    for (const [index, id] of owned.entries()) ceaseObject(g, id, 'left the game', lasts[index] ?? null);
    setEffects(
      g,
      g.root.effects.filter((effect) => effect.controller !== player || !givesControl(effect.address)),
    );
    giveBack(g, player);
    for (const id of idsWhere(
      g.root,
      (object) => object.zone === 'stack' && object.kind !== 'card' && object.controller === player,
    )) {
      ceaseObject(g, id, 'left the game', null);
    }
    setWaiting(
      g,
      g.root.waiting.filter((trigger) => trigger.controller !== player),
    );
    setDelayed(
      g,
      g.root.delayed.filter((trigger) => trigger.controller !== player),
    );
    setLasting(
      g,
      g.root.lasting.filter(
        ({ controller, address }) => controller !== player || abilityAt(address).kind !== 'triggered',
      ),
    );
    if (g.root.combat !== null) setCombat(g, withoutPlayer(g.root.combat, player));
  });
}

/**
 * A spell of which the player had gained control, and what such a spell became, is controlled again by who would control it without
 * that. CR 400.7a, 800.4a
 */
function giveBack(g: Game, player: PlayerId): void {
  for (const id of idsWhere(g.root, (object) => object.controller === player)) {
    const { zone, controller, owner, spell, origin } = the(g.root, id);
    const cast = spell ?? origin;
    const before = cast === null ? controller : (cast.castBy ?? owner);
    if (before === player) continue;
    changeObject(g, id, { controller: before });
    if (zone === 'stack') log(g, { kind: 'control changed', object: id, player: before });
  }
}

/** Objects under the control of players who have left are exiled, as soon as that is so. CR 800.4a, 800.4c */
export function* exileStrays(g: Game): Proc<void> {
  if (g.root.players.every((state) => !state.lost)) return;
  const strays = idsWhere(g.root, (object) => {
    if (object.zone !== 'battlefield' && object.zone !== 'stack') return false;
    const controller = derive(g.root).characteristics(object.id)?.controller;
    return controller !== undefined && !inGame(g.root, controller);
  });
  if (strays.length > 0)
    yield* moveAll(
      g,
      strays.map((id) => moveOf(id, 'exile', 'left the game')),
    );
}

function givesControl(address: Address): boolean {
  const node = nodeAt<Effect | EntersChange>(address);
  return node.kind === 'continuous' && node.parts.some((part) => part.kind === 'control');
}

function idsWhere(root: Root, test: (object: GameObject) => boolean): readonly ObjectId[] {
  return root.objects.flatMap((object) => (object !== null && test(object) ? [object.id] : []));
}
