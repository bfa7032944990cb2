import { addressOf } from '../../cards/records.ts';
import type { Context } from '../../evaluate/context.ts';
import { objectsOf } from '../../evaluate/expression.ts';
import type { Game } from '../../proc.ts';
import { find, the } from '../../state/read.ts';
import type { LastingAbility } from '../../state/root.ts';
import { setLasting } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { suspendOf } from '../casting/suspend.ts';

/** The ability holds for that long although no object has it. CR 603.7, 611.2 */
export function beginLasting(g: Game, ctx: Context, { ability, duration }: Extract<Effect, { kind: 'lasting' }>): void {
  const { source, controller, x, bound } = ctx;
  const timestamp = g.root.clock;
  setLasting(g, [
    ...g.root.lasting,
    { address: addressOf(ability), source, controller, x, bound, duration, timestamp },
  ]);
}

/** Cards in exile gain suspend, so that their owners may cast them in the end; not those that have it. CR 702.62a */
export function giveSuspend(
  g: Game,
  ctx: Context,
  { what, abilities }: Extract<Effect, { kind: 'giveSuspend' }>,
): void {
  const given = objectsOf(ctx, what)
    .filter((id) => find(g.root, id)?.zone === 'exile' && suspendOf(g.root, id) === null)
    .flatMap((id) =>
      abilities.map(
        (ability): LastingAbility => ({
          address: addressOf(ability),
          source: id,
          controller: the(g.root, id).owner,
          x: null,
          bound: {},
          duration: 'for as long as the source is in exile',
          timestamp: g.root.clock,
        }),
      ),
    );
  if (given.length > 0) setLasting(g, [...g.root.lasting, ...given]);
}
