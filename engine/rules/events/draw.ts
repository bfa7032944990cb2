import { contextOf, replacementsOf } from '../../characteristics/abilities.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot, find, inGame, playerState } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import { changePlayer, log } from '../../state/write.ts';
import { askYesNo } from '../ask.ts';
import { happen } from '../happen.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { moveAll, moveOf } from './move.ts';
import { chooseReplacement } from './replacement.ts';

/** Draws cards one at a time; each draw may be replaced. CR 121.2, 614.11 */
export function* drawCards(g: Game, player: PlayerId, count: number, instead: readonly string[] = []): Proc<void> {
  for (let i = 0; i < count && inGame(g.root, player); i++) yield* drawOne(g, player, instead);
}

function* drawOne(g: Game, player: PlayerId, instead: readonly string[]): Proc<void> {
  const declined: string[] = [];
  for (;;) {
    const done = [...instead, ...declined];
    const chosen = yield* chooseReplacement(g, applicable(g, player, done), player);
    if (chosen === null) break;
    const asking = { player, purpose: 'replacement' as const, source: chosen.source, cr: '614.11' };
    if (!chosen.replaces.optional || (yield* askYesNo(g, asking, 'replace the draw'))) {
      const ctx = { ...contextOf(g.root, chosen), instead: [...done, keyOf(chosen)] };
      return yield* g.acts.perform(g, ctx, chosen.replaces.instead);
    }
    declined.push(keyOf(chosen));
  }
  const slot = g.root.libraries[player]?.[0];
  if (slot === undefined) {
    changePlayer(g, player, { drewFromEmpty: true });
    return;
  }
  const [card] = yield* moveAll(g, [moveOf(atSlot(g.root, slot).id, 'hand', 'drawn')]);
  const { drawn, drawnInStep } = playerState(g.root, player);
  changePlayer(g, player, { drawn: drawn + 1, drawnInStep: drawnInStep + 1 });
  happen(g, () => log(g, { kind: 'drew', player, card: card ?? null }));
}

/** Each effect has one chance to replace a draw, and none at what it put in its place. CR 614.5 */
function applicable(g: Game, player: PlayerId, done: readonly string[]) {
  return replacementsOf(g.root, 'draws').filter(
    (has) =>
      !done.includes(keyOf(has)) &&
      isWhose(contextOf(g.root, has), has.replaces.who, player) &&
      !(has.replaces.exceptFirst && isFirstInDrawStep(g.root, player)),
  );
}

function isFirstInDrawStep(root: Root, player: PlayerId): boolean {
  const { step, active } = root.turn;
  return step === 'draw' && active === player && playerState(root, player).drawnInStep === 0;
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

function keyOf({ source, address }: { readonly source: ObjectId; readonly address: string }): string {
  return `${source}/${address}`;
}
