import type { ChoiceEntry, HistoryStep, View } from '../protocol/index.ts';
import type { Enforced } from './rehearsal.ts';
import type { Deviation } from './script.ts';

/** What engines that are right may choose each for themselves, when they do not ask. */
const PAYMENTS: readonly string[] = ['mana payment', 'mana to spend', 'mana type'];
const ORDERS: readonly string[] = ['order of triggers'];

/**
 * From which answer on a game may differ from the reference's for what the engine chose without asking: how to pay, where other
 * things were tapped for it, in what order things happen or how chance falls, whether what cannot be completed may be begun.
 * `Infinity`: it did not.
 */
export function ownChoicesFrom(found: Enforced): number {
  const own = found.course.unasked().flatMap(({ choice, since }) => {
    const matters = isOfOrder(choice) || (PAYMENTS.includes(choice.purpose) && paidOtherwise(found, since));
    return matters ? [since] : [];
  });
  return Math.min(found.course.anotherFrom(), ...own);
}

function isOfOrder({ purpose, player }: ChoiceEntry): boolean {
  return player === 'chance' || ORDERS.includes(purpose);
}

/** The first deviation that no choice of the engine's own can be the cause of. */
export function firstDeviation(found: Enforced): Deviation | null {
  const [first] = found.course.deviations();
  return first !== undefined && first.at < ownChoicesFrom(found) ? first : null;
}

/** Whether other things are tapped after an action than on the reference. What is not shown may be. */
function paidOtherwise(found: Enforced, since: number): boolean {
  const { steps } = found.play.history;
  const actions = steps.slice(0, since + 1).filter(isAction).length;
  const mine = viewAfter(found.after.play.history.steps, actions);
  const theirs = viewAfter(steps, actions);
  if (mine === null || theirs === null) return true;
  const [ours, others] = [mine, theirs].map((view) => shown(() => tappedIn(view)));
  if (ours === null || others === null || ours !== others) return true;
  const [pools, theirPools] = [mine, theirs].map((view) => shown(() => view.players.map(({ pool }) => pool).join()));
  return pools !== null && theirPools !== null && pools !== theirPools;
}

/** What is there when a player has priority the next time after so many actions. */
function viewAfter(steps: readonly HistoryStep[], actions: number): View | null {
  let count = 0;
  for (const step of steps) {
    if (step.question?.kind !== 'priority') continue;
    if (count >= actions) return step.view;
    if (isAction(step)) count++;
  }
  return null;
}

function tappedIn({ battlefield }: View): string {
  return battlefield
    .flatMap(({ ref, tapped }) => (tapped ? [ref] : []))
    .sort()
    .join();
}

/** Null: the engine does not show it. */
function shown(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function isAction({ question, answer }: HistoryStep): boolean {
  return question?.kind === 'priority' && answer?.kind === 'pick' && answer.picks[0] !== 'pass';
}
