import type { History, Ref, StackView } from '../../protocol/index.ts';
import { holdsNode } from '../oracles/card-facts.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { instructionsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { stackEntry } from '../reading/views.ts';
import { resolvesLater } from './countered-spells.ts';
import { isUncounterable } from './exiled-spells.ts';
import { checked, type Finding } from './finding.ts';

const EXILED = 'E1/all-on-the-stack-is-exiled';
const THOUGH = 'E1/though-it-cannot-be-countered';
const CLEANUP = 'E1/straight-to-cleanup';
const WAIT = 'E1/triggers-wait-for-cleanup';
const AGAIN = 'E1/another-cleanup-follows';

/** What an effect does that ends the turn. CR 724.1 */
export function* endedTurns(history: History): Generator<Finding> {
  for (const resolution of resolutionsOf(history)) {
    const effects = (instructionsOf(resolution.object) ?? []).map(({ effect }) => effect);
    if (resolution.did !== 'resolved' || !holdsNode(effects, ({ kind }) => kind === 'endTurn')) continue;
    yield* stack(history, resolution);
    yield* cleanup(history, resolution);
  }
}

/** Everything that was on the stack, the spell itself included, is exiled and never resolves. CR 724.1b */
function* stack(history: History, { object, begun, over }: Resolution): Generator<Finding> {
  const [before, after] = [history.steps[begun]?.view, history.steps[over]?.view];
  if (before === undefined || after === undefined) return;
  for (const entry of before.stack) {
    const move = moveOf(history, begun, entry.ref);
    const there = stackEntry(after, entry.ref)?.incarnation === entry.incarnation;
    const to = move?.happening.to ?? 'nowhere';
    const wrong = there || (entry.card && to !== 'exile') || resolves(history, entry, object, move?.order ?? 0);
    const clause = entry.kind === 'spell' && isUncounterable(entry) === true ? THOUGH : EXILED;
    yield* checked(!wrong, clause, `${entry.kind} | ${entry.types.join(' ')} | ${entry.card}`, {
      cr: '724.1b',
      at: over,
      expected: `${entry.name} is exiled from the stack and does not resolve`,
      found: there ? 'it is still on the stack' : `it went to ${to}, or resolved`,
    });
  }
}

function resolves(history: History, entry: StackView, ending: StackView, order: number): boolean {
  return entry.ref !== ending.ref && resolvesLater(history, entry.ref, order);
}

function moveOf(history: History, from: number, ref: Ref): ReturnType<typeof ofKind<'moved'>>[number] | null {
  return (
    ofKind(happeningsOf(history), 'moved').find(({ at, happening }) => at > from && happening.object === ref) ?? null
  );
}

/** The next step is the cleanup step of this turn; what triggered by then is put on the stack there, and another one follows. CR 724.1d-f */
function* cleanup(history: History, { object, begun, over }: Resolution): Generator<Finding> {
  const turn = history.steps[begun]?.view.turn;
  const step = history.steps[begun]?.view.step;
  const all = happeningsOf(history).filter(({ at }) => at > begun);
  const steps = ofKind(all, 'step began');
  const [first, second] = steps;
  if (first === undefined || turn === undefined) return;
  const good = first.happening.step === 'cleanup' && first.happening.turn === turn;
  yield* checked(good, CLEANUP, `${object.name} | ${step}`, {
    cr: '724.1d',
    at: over,
    expected: `the turn ends: the cleanup step follows at once`,
    found: `the ${first.happening.step} step of turn ${first.happening.turn} began`,
  });
  const until = second?.order ?? Number.POSITIVE_INFINITY;
  const triggered = ofKind(all, 'triggered').filter(({ order }) => order < until);
  const [priority] = history.steps.flatMap(({ question, view }, at) =>
    at >= first.at && question?.kind === 'priority' ? [{ at, view }] : [],
  );
  if (triggered.length === 0 || priority === undefined || !good) return;
  const put = ofKind(all, 'put on stack').filter(({ order }) => order < until);
  const sources = triggered.map(({ happening }) => happening.object);
  const waits = priority.view.step === 'cleanup' && put.some(({ happening }) => sources.includes(happening.source));
  yield* checked(waits, WAIT, `${object.name} | ${triggered.length} | ${step}`, {
    cr: '724.1f',
    at: priority.at,
    expected: 'what triggered is put on the stack in the cleanup step, with priority for the active player',
    found: `the next priority is in the ${priority.view.step} step`,
  });
  if (second === undefined || !waits) return;
  yield* checked(second.happening.step === 'cleanup', AGAIN, `${object.name} | ${triggered.length}`, {
    cr: '514.3a',
    at: second.at,
    expected: 'another cleanup step follows, for players had priority in this one',
    found: `the ${second.happening.step} step follows`,
  });
}
