import type { Action, Anchor, Game, Proc } from '../../proc.ts';
import type { PlayerId } from '../../state/ids.ts';
import { inGame, inTurnOrder, nextPlayer, playerState } from '../../state/read.ts';
import type { Progress } from '../../state/root.ts';
import { changePlayer, setProgress, setTurn } from '../../state/write.ts';
import { picked } from '../ask.ts';
import { activateAbility } from '../casting/activate.ts';
import { castSpell } from '../casting/cast.ts';
import { suspendCard } from '../casting/suspend.ts';
import { moveOf, moveOne } from '../events/move.ts';
import { resolveTop } from '../resolution/resolve.ts';
import { resolveTriggeredManaAbilities } from '../mana/resolve.ts';
import { putTriggersOnStack } from '../triggers/put-on-stack.ts';
import { actionsOf, mayPlayLand } from '../turn/actions.ts';
import { exileStrays, GAME_IS_WON, leaveGame } from '../turn/leave.ts';
import { performStateBasedActions } from '../turn/state-based.ts';
import { beginStep, beginTurn, emptyPools, isSkipped, leaveCombat, nextStep } from '../turn/steps.ts';
import { mulliganRound, openingHands, startGame } from './start.ts';

const ANCHOR: Anchor = { kind: 'anchor' };

/**
 * A game from wherever its root says that it is, to its end. Before each stage there is an anchor: the root alone says how the
 * game goes on. CR 117, 500
 */
export function* play(g: Game): Proc<void> {
  while (g.root.progress.kind !== 'over') {
    yield ANCHOR;
    yield* untilWon(g, g.root.progress);
  }
}

function* untilWon(g: Game, progress: Progress): Proc<void> {
  try {
    yield* advance(g, progress);
  } catch (reason) {
    if (reason !== GAME_IS_WON) throw reason;
    g.reversible = false;
  }
}

function* advance(g: Game, progress: Progress): Proc<void> {
  switch (progress.kind) {
    case 'choosing starting player':
      return yield* startGame(g);
    case 'mulligans':
      return yield* mulliganRound(g, progress.taken, progress.kept);
    case 'opening hands':
      return yield* openingHands(g);
    case 'step begins':
      return yield* stepBegins(g);
    case 'checking':
      return yield* check(g, progress.priority);
    case 'priority':
      return yield* givePriority(g, progress.player, progress.passes);
    case 'step ends':
      return stepEnds(g);
    case 'over':
      return;
  }
}

/** Turn-based actions; then priority, except in the untap step and, as a rule, in the cleanup step. CR 117.3a, 502.4, 514.3 */
function* stepBegins(g: Game): Proc<void> {
  yield* beginStep(g);
  if ((g.root.progress as Progress).kind === 'over') return;
  const { step, active } = g.root.turn;
  setProgress(
    g,
    step === 'untap' ? { kind: 'step ends' } : { kind: 'checking', priority: step === 'cleanup' ? null : active },
  );
}

/** State-based actions and triggers until there are none; then the player gets priority. CR 117.5, 704.3 */
function* check(g: Game, priority: PlayerId | null): Proc<void> {
  let happened = false;
  for (;;) {
    yield* exileStrays(g);
    const acted = yield* performStateBasedActions(g);
    if ((g.root.progress as Progress).kind === 'over') return;
    yield* resolveTriggeredManaAbilities(g);
    const put = yield* putTriggersOnStack(g);
    happened ||= acted || put;
    if (!acted && !put) break;
  }
  if (priority === null && !happened) setProgress(g, { kind: 'step ends' });
  else setProgress(g, { kind: 'priority', player: playerOrNext(g, priority ?? g.root.turn.active), passes: 0 });
  if (priority === null && happened) setTurn(g, { ...g.root.turn, cleanupAgain: true });
}

/** The next player in turn order, where the player has left. CR 800.4a, 800.4j */
function playerOrNext(g: Game, player: PlayerId): PlayerId {
  return inGame(g.root, player) ? player : nextPlayer(g.root, player);
}

/** CR 117.1, 117.3 */
function* givePriority(g: Game, player: PlayerId, passes: number): Proc<void> {
  const options = actionsOf(g.root, player);
  const answer = yield {
    kind: 'ask',
    check: null,
    question: { kind: 'priority', player, purpose: 'priority', source: null, cr: '117.1', takeBack: false, options },
  };
  if (answer.kind === 'concede') {
    yield* leaveGame(g, [{ player, reason: '104.3a' }]);
    if ((g.root.progress as Progress).kind !== 'over')
      setProgress(g, { kind: 'checking', priority: playerOrNext(g, player) });
    return;
  }
  const action = options[picked(answer)[0] ?? 0] as Action;
  if (action.kind === 'pass') return yield* pass(g, player, passes);
  yield* act(g, player, action);
  if ((g.root.progress as Progress).kind !== 'over') setProgress(g, { kind: 'checking', priority: player });
}

function* act(g: Game, player: PlayerId, action: Exclude<Action, { kind: 'pass' }>): Proc<void> {
  switch (action.kind) {
    case 'cast':
      yield* castSpell(g, player, action.card, action.permission);
      return;
    case 'activate':
      yield* activateAbility(g, player, action.object, action.ability);
      return;
    case 'suspend':
      yield* suspendCard(g, player, action.card);
      return;
    case 'play land':
      if (!mayPlayLand(g.root, action.card, player)) return;
      changePlayer(g, player, { landsPlayed: playerState(g.root, player).landsPlayed + 1 });
      yield* moveOne(g, moveOf(action.card, 'battlefield', 'played', { under: player }));
  }
}

/** All pass in succession: the top of the stack resolves, or the step ends. CR 117.4, 405.5, 500.2 */
function* pass(g: Game, player: PlayerId, passes: number): Proc<void> {
  const all = inTurnOrder(g.root, 0).length;
  if (passes + 1 < all) {
    setProgress(g, { kind: 'priority', player: nextPlayer(g.root, player), passes: passes + 1 });
  } else if (g.root.stack.length > 0) {
    yield* resolveTop(g);
    // Not where the game is over or the turn has ended. CR 724.1
    if ((g.root.progress as Progress).kind === 'priority')
      setProgress(g, { kind: 'checking', priority: g.root.turn.active });
  } else setProgress(g, { kind: 'step ends' });
}

/** Mana goes, and the next step or turn comes. CR 500.5 */
function stepEnds(g: Game): void {
  emptyPools(g);
  if (g.root.turn.step === 'end of combat') leaveCombat(g);
  enterNextStep(g);
  while (isSkipped(g.root, g.root.turn.step)) enterNextStep(g);
  setProgress(g, { kind: 'step begins' });
}

function enterNextStep(g: Game): void {
  const next = nextStep(g.root);
  if (next === null) beginTurn(g, null);
  else setTurn(g, { ...g.root.turn, ...next, cleanupAgain: false });
}
