import type { History, PermanentView, View } from '../../protocol/index.ts';
import { happeningsOf, type HappeningOf, ofKind, type Placed } from '../reading/happenings.ts';
import { permanentIn } from '../reading/views.ts';
import { COURSE_CLAUSE as CLAUSE } from './course-clauses.ts';
import { checked, type Finding } from './finding.ts';

/** What happens in cleanup steps. CR 514 */
export function* cleanups(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  const begun = ofKind(all, 'step began');
  for (const [index, step] of begun.entries()) {
    if (step.happening.step !== 'cleanup') continue;
    const until = begun[index + 1]?.order ?? Number.POSITIVE_INFINITY;
    const priority = history.steps.findIndex(({ question }, at) => at >= step.at && question?.kind === 'priority');
    if (priority < 0) continue;
    const during = all.filter(({ order, at }) => order > step.order && order < until && at <= priority);
    yield* givesPriority(history, step, during, priority);
    yield* wearsOff(history, step, all, priority);
  }
}

/** What triggers is put on the stack there, and players get priority. CR 514.3a */
function* givesPriority(
  history: History,
  { at, happening }: Placed<HappeningOf<'step began'>>,
  during: readonly Placed[],
  priority: number,
): Generator<Finding> {
  const triggered = ofKind(during, 'triggered');
  const view = history.steps[priority]?.view;
  if (triggered.length === 0 || view === undefined) return;
  const holds = view.step === 'cleanup' && view.turn === happening.turn;
  yield* checked(holds, CLAUSE.cleanup, `${triggered.length} | ${view.players.length} players`, {
    cr: '514.3a',
    at: Math.max(at, priority),
    expected: 'an ability has triggered in the cleanup step, so that players get priority there',
    found: `the next priority is in the ${view.step} step of turn ${view.turn}`,
  });
}

/** All marked damage goes as the effects of the turn end, whatever was discarded before. CR 514.2 */
function* wearsOff(
  history: History,
  { at, order }: Placed<HappeningOf<'step began'>>,
  all: readonly Placed[],
  priority: number,
): Generator<Finding> {
  const before = history.steps[at - 1]?.view;
  const after = history.steps[priority]?.view;
  if (before === undefined || after === undefined) return;
  const later = all.filter((one) => one.order > order && one.at <= priority);
  const discarded = ofKind(later, 'discarded').length > 0;
  for (const permanent of before.battlefield) {
    if (permanent.damage === 0 || dealtAnew(all, at, priority, permanent)) continue;
    const left = leftOf(after, later, permanent);
    if (left === null) continue;
    yield* checked(
      left === 'nothing',
      CLAUSE.wearsOff,
      `${discarded ? 'after a discard' : 'no discard'} | ${permanent.keywords.join()}`,
      {
        cr: '514.2',
        at: priority,
        expected: `the damage on ${permanent.name} has worn off`,
        found: left,
      },
    );
  }
}

function dealtAnew(all: readonly Placed[], from: number, until: number, { ref }: PermanentView): boolean {
  return ofKind(all, 'damage').some(({ at, happening }) => at >= from && at <= until && happening.to === ref);
}

/** What is left of its damage, or what that did; null: it went in another way. */
function leftOf(after: View, later: readonly Placed[], { ref, incarnation }: PermanentView): string | null {
  const now = permanentIn(after, ref);
  if (now?.incarnation === incarnation) return now.damage === 0 ? 'nothing' : `${now.damage} damage`;
  const went = ofKind(later, 'moved').find(({ happening }) => happening.object === ref);
  return went?.happening.cause === 'destroyed' ? 'it was destroyed' : null;
}
