import { contextOf, replacementsOf } from '../../characteristics/abilities.ts';
import { type Context, NO_EVENT } from '../../evaluate/context.ts';
import { objectsOf } from '../../evaluate/expression.ts';
import { isWhose } from '../../evaluate/whose.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { inGame } from '../../state/read.ts';
import { changePlayer } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { asker, askValue } from '../ask.ts';
import type { Move } from '../events/move.ts';
import { affectedPlayer, chooseReplacement } from '../events/replacement.ts';

/** A player for whom something else is done instead of losing. */
export interface Spared {
  readonly player: PlayerId;
  readonly ctx: Context;
  readonly taken: readonly ObjectId[];
  readonly instead: Effect;
}

/** Those who do not lose, each by one effect however many reasons there were. CR 614.1a, 704.7 */
export function* sparedLosers(g: Game, losers: readonly { readonly player: PlayerId }[]): Proc<readonly Spared[]> {
  const spared: Spared[] = [];
  for (const { player } of losers) {
    const effects = replacementsOf(g.root, 'losesGame').filter((has) =>
      isWhose(contextOf(g.root, has), has.replaces.who, player),
    );
    const has = yield* chooseReplacement(g, effects, player);
    if (has === null) continue;
    const ctx = { ...contextOf(g.root, has), event: { ...NO_EVENT, player } };
    spared.push({ player, ctx, taken: objectsOf(ctx, has.replaces.takes), instead: has.replaces.instead });
  }
  return spared;
}

/** Of what would go somewhere by a state-based action and is taken by such an effect, the controller says which it is. CR 400.6 */
export function* withoutTaken(g: Game, moves: readonly Move[], spared: readonly Spared[]): Proc<readonly Move[]> {
  const left: Move[] = [];
  for (const move of moves) {
    const taken = spared.some((one) => one.taken.includes(move.id));
    if (!taken || (yield* choosesToMove(g, move))) left.push(move);
  }
  return left;
}

function* choosesToMove(g: Game, { id, to }: Move): Proc<boolean> {
  const player = asker(g, affectedPlayer(g.root, id));
  const asking = { player, purpose: 'replacement' as const, source: id, cr: '400.6' };
  return (yield* askValue(g, asking, [to, 'instead of losing'])) === to;
}

/** What made the player lose is past; what is done instead comes at the end of what happens at that time. */
export function* goOn(g: Game, { player, ctx, taken, instead }: Spared): Proc<void> {
  if (!inGame(g.root, player)) return;
  changePlayer(g, player, { drewFromEmpty: false, losing: false });
  yield* g.acts.perform(g, { ...ctx, bound: { ...ctx.bound, taken: { kind: 'objects', ids: taken } } }, instead);
}
