import type { ChoiceEntry, Happening, HistoryStep, View } from '../protocol/index.ts';
import type { Enforced } from './rehearsal.ts';
import type { Deviation } from './script.ts';

/** What engines that are right may choose each for themselves, when they do not ask. */
export const PAYMENTS: readonly string[] = ['mana payment', 'mana to spend', 'mana type'];
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
  const mine = after(found.after.play.history.steps, actions);
  const theirs = after(steps, actions);
  if (mine === null || theirs === null) return true;
  const [ours, others] = [mine, theirs].map(({ view }) => shown(() => tappedIn(view)));
  if (others === null ? mine.tapped !== theirs.tapped : ours !== others) return true;
  const [pools, theirPools] = [mine, theirs].map(({ view }) =>
    shown(() => view.players.map(({ pool }) => pool).join()),
  );
  // Where pools are not shown, what was spent tells what is left.
  if (pools === null || theirPools === null) return mine.spent !== theirs.spent;
  return pools !== theirPools;
}

/** What is there when a player has priority the next time after an action, and what is told of tapping since. */
interface After {
  readonly view: View;
  readonly tapped: string;
  /** The mana that is told to have been spent since, as letters. */
  readonly spent: string;
}

function after(steps: readonly HistoryStep[], actions: number): After | null {
  let count = 0;
  let told: readonly Happening[] = [];
  for (const step of steps) {
    told = [...told, ...step.happenings];
    if (step.question?.kind !== 'priority') continue;
    if (count >= actions) return { view: step.view, tapped: tappedBy(told), spent: spentBy(told) };
    if (!isAction(step)) continue;
    count++;
    told = [];
  }
  return null;
}

function tappedIn({ battlefield }: View): string {
  return battlefield
    .flatMap(({ ref, tapped }) => (tapped ? [ref] : []))
    .sort()
    .join();
}

function tappedBy(told: readonly Happening[]): string {
  return told
    .flatMap((happening) =>
      happening.kind === 'tapped' || happening.kind === 'untapped' ? [`${happening.kind} ${happening.object}`] : [],
    )
    .sort()
    .join();
}

function spentBy(told: readonly Happening[]): string {
  const spent = told.flatMap((happening) => (happening.kind === 'mana spent' ? [...happening.mana] : []));
  return spent.sort().join('');
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
