import type { History, HistoryStep, Seat } from '../../protocol/index.ts';
import { keepingOf } from '../oracles/linked-exile.ts';
import { happeningsOf, ofKind, type HappeningOf, type Placed } from '../reading/happenings.ts';
import type { KeptCard } from '../reading/kept-cards.ts';
import { isStillInExile } from '../reading/piles.ts';
import type { StackedAbilities, StackedAbility } from '../reading/stacked-abilities.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { canReturn } from './giving-back.ts';

export const UNTIL = {
  leaves: 'linked-exile/until-it-leaves',
  back: 'linked-exile/though-it-came-back',
  player: 'linked-exile/its-player-left',
  stays: 'linked-exile/while-it-stays',
  gone: 'linked-exile/left-already',
} as const;

/** What is exiled until a permanent leaves: it returns as soon as that leaves, and not before. CR 610.3 */
export function* untilItLeaves(
  history: History,
  stacked: StackedAbilities,
  kept: readonly KeptCard[],
): Generator<Finding> {
  for (const one of stacked.abilities) yield* leftAlready(history, stacked, one);
  const keepers = new Set(kept.map(({ source }) => source));
  for (const move of ofKind(happeningsOf(history), 'moved')) {
    if (move.happening.from !== 'battlefield') continue;
    const before = history.steps[move.at - 1]?.view;
    const at = history.steps.findIndex(({ question }, index) => index >= move.at && question?.kind === 'priority');
    const after = history.steps[at];
    if (before === undefined || after === undefined) continue;
    const there = kept.filter(({ until, order, card }) => until && order < move.order && isStillInExile(before, card));
    for (const each of there) {
      if (stacked.unclear.has(each.source) || !canReturn(each.card, after.view)) continue;
      const left = leavesWith(each, move, stacked);
      if (left) yield* returned(each, move, after, at);
      else if (keepers.has(move.happening.object)) yield* stays(history, each, move, after, at);
    }
  }
}

type Move = Placed<HappeningOf<'moved'>>;

function leavesWith({ source, life }: KeptCard, { happening, order }: Move, { lifeAt }: StackedAbilities): boolean {
  return happening.object === source && lifeAt(source, order) === life;
}

function* returned(
  { card, source, text }: KeptCard,
  { happening }: Move,
  { view }: HistoryStep,
  at: number,
): Generator<Finding> {
  const back = permanentIn(view, source) !== null;
  const clause = happening.cause === 'left the game' ? UNTIL.player : back ? UNTIL.back : UNTIL.leaves;
  yield* checked(!isStillInExile(view, card), clause, `${text} | ${happening.to ?? 'ceased'} | ${happening.cause}`, {
    cr: '610.3',
    at,
    expected: `${card.name}, exiled until ${text} left the battlefield, has returned`,
    found: 'it is still in exile',
  });
}

/** Its source is the same permanent all the while: what leaves is another that exiles cards. */
function* stays(history: History, each: KeptCard, move: Move, after: HistoryStep, at: number): Generator<Finding> {
  const { card, source, text } = each;
  const before = history.steps[move.at - 1]?.view;
  const [then, now] = [before === undefined ? null : permanentIn(before, source), permanentIn(after.view, source)];
  if (then === null || then.incarnation !== now?.incarnation || cast(history, card.ref, move.at, at)) return;
  yield* checked(isStillInExile(after.view, card), UNTIL.stays, `${text} | ${move.happening.cause}`, {
    cr: '610.3',
    at,
    expected: `${card.name} stays in exile, for ${text} is still on the battlefield`,
    found: 'it has left',
  });
}

/** Something let a player cast it from exile. */
function cast(history: History, ref: string, from: number, to: number): boolean {
  return history.steps
    .slice(from, to + 1)
    .some(({ happenings }) =>
      happenings.some((each) => each.kind === 'moved' && each.object === ref && each.to === 'stack'),
    );
}

/** The permanent had left before the ability resolved: nothing is exiled. CR 610.3b */
function* leftAlready(
  history: History,
  { lifeAt, unclear }: StackedAbilities,
  one: StackedAbility,
): Generator<Finding> {
  const { resolution, source, life, ability } = one;
  if (resolution?.did !== 'resolved' || unclear.has(source) || keepingOf(one) !== 'exiles until') return;
  const view = history.steps[resolution.begun]?.view;
  const before = resolution.happenings[0]?.order ?? resolution.order;
  if (view === undefined || (permanentIn(view, source) !== null && lifeAt(source, before - 1) === life)) return;
  for (const target of ability.targets.flat()) {
    const seat: Seat | undefined = permanentIn(view, target)?.owner;
    if (seat === undefined) continue;
    const exiled = resolution.happenings.some(
      ({ happening }) => happening.kind === 'moved' && happening.object === target && happening.to === 'exile',
    );
    yield* checked(
      !exiled,
      UNTIL.gone,
      `${ability.name} | ${permanentIn(view, source) === null ? 'gone' : 'came back'}`,
      {
        cr: '610.3b',
        at: resolution.over,
        expected: `${target} is not exiled, for ${ability.name} has left already`,
        found: 'it is',
      },
    );
  }
}
