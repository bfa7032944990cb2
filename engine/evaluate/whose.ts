import type { PlayerId } from '../state/ids.ts';
import type { Whose } from '../vocabulary/trigger.ts';
import type { Context } from './context.ts';

/** Whether a player is meant, seen from an ability's controller. */
export function isWhose(ctx: Pick<Context, 'controller'>, whose: Whose, player: PlayerId): boolean {
  return whose === 'anyone' || (player === ctx.controller) === (whose === 'you');
}
