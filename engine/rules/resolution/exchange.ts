import { CONTROL_FOR_GOOD } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { objectsOf } from '../../evaluate/expression.ts';
import type { Game } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, inGame } from '../../state/read.ts';
import { addEffect } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { happen } from '../happen.ts';

/**
 * Two players exchange control of a permanent each, at once. Where one of them has gone, or one player controls both, nothing of it
 * happens. Answers whether it did. CR 701.12a-b
 */
export function exchangeControl(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'exchangeControl' }>): boolean {
  const [one] = objectsOf(ctx, effect.one);
  const other = objectsOf(ctx, effect.other).find((id) => id !== one);
  const first = controllerOf(g, one);
  const second = controllerOf(g, other);
  if (one === undefined || other === undefined || first === null || second === null || first === second) return false;
  happen(g, () => {
    gain(g, ctx.source, one, second);
    gain(g, ctx.source, other, first);
  });
  return true;
}

function controllerOf(g: Game, id: ObjectId | undefined): PlayerId | null {
  if (id === undefined || find(g.root, id)?.zone !== 'battlefield') return null;
  const controller = derive(g.root).characteristics(id)?.controller ?? null;
  return controller !== null && inGame(g.root, controller) ? controller : null;
}

function gain(g: Game, source: ObjectId, id: ObjectId, controller: PlayerId): void {
  const address = CONTROL_FOR_GOOD;
  const affected = [id];
  addEffect(g, {
    source,
    controller,
    address,
    affected,
    stopped: [],
    amounts: [0, 0],
    copy: null,
    duration: 'forever',
  });
}
