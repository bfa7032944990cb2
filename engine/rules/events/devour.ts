import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { matching } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { all, type Filter, youControl } from '../../vocabulary/filter.ts';
import { asker, askForObjects } from '../ask.ts';

/**
 * The permanents that its controller gives to what enters, besides those that others have taken; answers how many. What enters at the
 * same time is not there to be taken. CR 614.13a-b, 702.82a
 */
export function* devour(
  g: Game,
  ctx: Context,
  what: Filter,
  source: ObjectId | null,
  devoured: ObjectId[],
): Proc<number> {
  const asking = { player: asker(g, ctx.controller), purpose: 'sacrifice' as const, source, cr: '702.82a' };
  const options = matching({ ...ctx, sight: derive(g.root) }, all(what, youControl)).filter(
    (id) => !devoured.includes(id),
  );
  const chosen = yield* askForObjects(g, asking, options, 0, options.length);
  devoured.push(...chosen);
  return chosen.length;
}
