import { recordOf } from '../../cards/records.ts';
import type { Game, Proc } from '../../proc.ts';
import type { PlayerId } from '../../state/ids.ts';
import { apnap, atSlot, inTurnOrder } from '../../state/read.ts';
import { setProgress, setTurn } from '../../state/write.ts';
import { ask, askForObjects, askValue, askYesNo, picked } from '../ask.ts';
import { moveAll, moveOf } from '../events/move.ts';
import { shuffle } from '../resolution/cards.ts';
import { drawCards } from '../events/draw.ts';
import { beginTurn } from '../turn/steps.ts';

/** Cards in an opening hand before mulligans. CR 103.5 */
const HAND = 7;

/** Chance says who chooses the starting player; then all shuffle and draw. CR 103.1, 103.3, 103.5 */
export function* startGame(g: Game): Proc<void> {
  const seats = g.root.players.map((_, player) => String(player));
  const chooser = Number(
    yield* askValue(g, { player: 'chance', purpose: 'starting player', source: null, cr: '103.1' }, seats),
  );
  const first = Number(
    yield* askValue(g, { player: chooser, purpose: 'starting player', source: null, cr: '103.1' }, seats),
  );
  setTurn(g, { ...g.root.turn, active: first });
  for (const player of apnap(g.root)) yield* shuffle(g, player);
  for (const player of apnap(g.root)) yield* drawCards(g, player, HAND);
  setProgress(g, { kind: 'mulligans', taken: seats.map(() => 0), kept: seats.map(() => false) });
}

/** One round: each in turn order declares, then those who want to take a mulligan do so. CR 103.5 */
export function* mulliganRound(g: Game, taken: readonly number[], kept: readonly boolean[]): Proc<void> {
  const again: PlayerId[] = [];
  const nowKept = [...kept];
  for (const player of inTurnOrder(g.root, g.root.turn.active)) {
    if (kept[player] === true) continue;
    const may = counted(g, (taken[player] ?? 0) + 1) <= HAND;
    const wants =
      may && (yield* askYesNo(g, { player, purpose: 'mulligan', source: null, cr: '103.5' }, 'take a mulligan'));
    if (wants) again.push(player);
    else nowKept[player] = true;
  }
  const nowTaken = taken.map((count, player) => (again.includes(player) ? count + 1 : count));
  for (const player of again) yield* takeMulligan(g, player, counted(g, nowTaken[player] ?? 0));
  setProgress(
    g,
    again.length === 0 ? { kind: 'opening hands' } : { kind: 'mulligans', taken: nowTaken, kept: nowKept },
  );
}

/** In a multiplayer game the first mulligan does not count. CR 103.5c */
function counted(g: Game, taken: number): number {
  return g.root.players.length > 2 ? Math.max(0, taken - 1) : taken;
}

function* takeMulligan(g: Game, player: PlayerId, toBottom: number): Proc<void> {
  const hand = (g.root.hands[player] ?? []).map((slot) => atSlot(g.root, slot).id);
  yield* moveAll(
    g,
    hand.map((id) => moveOf(id, 'library', 'effect')),
  );
  yield* shuffle(g, player);
  yield* drawCards(g, player, HAND);
  const asking = { player, purpose: 'cards to put on the bottom' as const, source: null, cr: '103.5' };
  const drawn = (g.root.hands[player] ?? []).map((slot) => atSlot(g.root, slot).id);
  const bottom = yield* askForObjects(g, asking, drawn, toBottom, toBottom);
  const ordered = bottom.length < 2 ? bottom : yield* inOrder(g, player, bottom);
  for (const id of ordered) yield* moveAll(g, [moveOf(id, 'library', 'effect', { position: 'bottom' })]);
}

function* inOrder(g: Game, player: PlayerId, ids: readonly number[]): Proc<readonly number[]> {
  const items = ids.map((id) => ({ kind: 'object' as const, id }));
  const answer = yield* ask(g, {
    kind: 'order',
    player,
    purpose: 'cards to put on the bottom',
    source: null,
    cr: '103.5',
    items,
  });
  return picked(answer).map((index) => ids[index] as number);
}

/** Cards that may begin the game on the battlefield; then the first turn. CR 103.6, 103.8 */
export function* openingHands(g: Game): Proc<void> {
  for (const player of inTurnOrder(g.root, g.root.turn.active)) {
    for (const slot of g.root.hands[player] ?? []) {
      const { id, record } = atSlot(g.root, slot);
      if (!mayBeginOnBattlefield(record)) continue;
      const asking = { player, purpose: 'optional effect' as const, source: id, cr: '103.6a' };
      if (yield* askYesNo(g, asking, 'begin the game with it on the battlefield'))
        yield* moveAll(g, [moveOf(id, 'battlefield', 'effect')]);
    }
  }
  beginTurn(g, g.root.turn.active);
  setProgress(g, { kind: 'step begins' });
}

function mayBeginOnBattlefield(record: string): boolean {
  return recordOf(record).abilities.some(
    (ability) => ability.kind === 'rule' && ability.rule.kind === 'mayBeginOnBattlefield',
  );
}
