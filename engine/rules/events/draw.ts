import { contextOf, replacementsOf } from '../../characteristics/abilities.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot, find, inGame } from '../../state/read.ts';
import { changePlayer, log } from '../../state/write.ts';
import { askYesNo } from '../ask.ts';
import { happen } from '../happen.ts';
import { isWhose } from '../triggers/match.ts';
import { moveAll, moveOf } from './move.ts';
import { chooseReplacement } from './replacement.ts';

/** Draws cards one at a time; each draw may be replaced. CR 121.2, 614.11 */
export function* drawCards(g: Game, player: PlayerId, count: number): Proc<void> {
  for (let i = 0; i < count && inGame(g.root, player); i++) yield* drawOne(g, player);
}

function* drawOne(g: Game, player: PlayerId): Proc<void> {
  const applicable = replacementsOf(g.root, 'draws').filter((has) =>
    isWhose(contextOf(g.root, has), has.replaces.who, player),
  );
  const chosen = yield* chooseReplacement(g, applicable, player);
  if (chosen !== null) {
    const asking = { player, purpose: 'replacement' as const, source: chosen.source, cr: '614.11' };
    if (!chosen.replaces.optional || (yield* askYesNo(g, asking, 'replace the draw'))) {
      yield* g.acts.perform(g, contextOf(g.root, chosen), chosen.replaces.instead);
      return;
    }
  }
  const slot = g.root.libraries[player]?.[0];
  if (slot === undefined) {
    changePlayer(g, player, { drewFromEmpty: true });
    return;
  }
  const [card] = yield* moveAll(g, [moveOf(atSlot(g.root, slot).id, 'hand', 'drawn')]);
  happen(g, () => log(g, { kind: 'drew', player, card: card ?? null }));
}

/** Discards these cards from the player's hand. CR 701.9 */
export function* discardCards(g: Game, player: PlayerId, ids: readonly ObjectId[]): Proc<void> {
  const there = ids.filter((id) => find(g.root, id) !== null);
  const became = yield* moveAll(
    g,
    there.map((id) => moveOf(id, 'graveyard', 'discarded')),
  );
  happen(g, () => {
    there.forEach((id, index) => {
      if (became[index] !== null) log(g, { kind: 'discarded', player, card: became[index] ?? id });
    });
  });
}
