import type { Answer, Game, ManaActivation, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import { cutLog, log } from '../../state/write.ts';
import { askYesNo, TAKEN_BACK } from '../ask.ts';

/** Does again a mana ability that was activated on the way; answers whether it could be. */
export type RedoMana = (g: Game, activation: ManaActivation) => Proc<void>;

/**
 * Runs an action that may be taken back. If it is, or cannot be completed, the game returns to the moment before; then the player
 * keeps or reverses each mana ability that was activated on the way. Answers whether the action was completed. CR 601.2, 733.1
 */
export function* attempt(
  g: Game,
  player: PlayerId,
  object: ObjectId,
  redo: RedoMana,
  action: () => Proc<void>,
): Proc<boolean> {
  const before = {
    root: g.root,
    log: g.log.length,
    reversible: g.reversible,
    activations: g.activations,
    paying: g.paying,
    resolving: g.resolving,
  };
  g.reversible = true;
  g.activations = [];
  try {
    yield* action();
    g.reversible = before.reversible;
    g.activations = before.activations;
    return true;
  } catch (reason) {
    if (reason !== TAKEN_BACK) throw reason;
  }
  const made = g.activations;
  g.root = before.root;
  cutLog(g, before.log);
  g.reversible = before.reversible;
  g.activations = before.activations;
  g.paying = before.paying;
  g.resolving = before.resolving;
  log(g, { kind: 'taken back', player, object });
  for (const activation of made) yield* keepOrReverse(g, activation, redo);
  return false;
}

/** A kept mana ability is activated as it was; one that lived on the mana of a reversed one goes with it. CR 733.1 */
function* keepOrReverse(g: Game, activation: ManaActivation, redo: RedoMana): Proc<void> {
  if (find(g.root, activation.object) === null) return;
  const asking = { player: activation.player, purpose: 'keep mana' as const, source: activation.object, cr: '733.1' };
  if (!(yield* askYesNo(g, asking, 'keep the mana ability'))) return;
  const root = g.root;
  const from = g.log.length;
  if (again(redo(g, activation), activation.answers)) return;
  g.root = root;
  cutLog(g, from);
}

/** Runs a procedure with the answers that were given before; false where they do not fit any more. */
function again(proc: Proc<void>, answers: readonly Answer[]): boolean {
  let at = 0;
  try {
    for (let step = proc.next(); !step.done; ) {
      const answer = answers[at++];
      if (answer === undefined) return false;
      step = proc.next(answer);
    }
    return true;
  } catch (reason) {
    if (reason !== TAKEN_BACK) throw reason;
    return false;
  }
}

/** Runs a procedure and notes the answers that it was given. */
export function* noting<T>(proc: Proc<T>, answers: Answer[]): Proc<T> {
  let step = proc.next();
  while (!step.done) {
    const answer = yield step.value;
    answers.push(answer);
    step = proc.next(answer);
  }
  return step.value;
}
