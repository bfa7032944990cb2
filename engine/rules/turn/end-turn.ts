import type { Game, Proc } from '../../proc.ts';
import type { Progress } from '../../state/root.ts';
import { setProgress, setTurn, setWaiting } from '../../state/write.ts';
import { exileStack } from '../resolution/objects.ts';
import { performStateBasedActions } from './state-based.ts';
import { emptyPools, leaveCombat } from './steps.ts';

/**
 * An effect ends the turn: what waits to be put on the stack is forgotten, all that is on it goes to exile, state-based actions are
 * performed, and the game goes on with the cleanup step, where what has triggered meanwhile is put on the stack. CR 724.1
 */
export function* endTurn(g: Game): Proc<void> {
  setWaiting(g, []);
  yield* exileStack(g);
  yield* performStateBasedActions(g);
  if ((g.root.progress as Progress).kind === 'over') return;
  emptyPools(g);
  leaveCombat(g);
  setTurn(g, { ...g.root.turn, step: 'cleanup', cleanupAgain: false, extraPhases: [], afterExtra: null });
  setProgress(g, { kind: 'step begins' });
}
