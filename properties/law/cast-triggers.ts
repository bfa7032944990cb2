import type { History, HistoryStep, Ref, StackView } from '../../protocol/index.ts';
import { cardNamed, type Effect, holdsNode, kindsIn } from '../oracles/card-facts.ts';
import { isSwapper, swapOf } from '../oracles/exile-piles.ts';
import { printedTrigger } from '../oracles/printed-triggers.ts';
import { happeningsOf, ofKind, type Placed, triggeredOn } from '../reading/happenings.ts';
import type { Resolution } from '../reading/resolutions.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import type { Swaps } from './swaps.ts';

/** What triggers on spells being cast. CR 603.2, 601.2i */
export function* castTriggers(history: History, seen: Swaps): Generator<Finding> {
  yield* goOn(history, seen);
  yield* storm(history, seen);
  yield* notOnCopies(history, seen);
  yield* onlyFromHand(history);
}

/** They stay and resolve though the spell is exiled. CR 113.7a */
function* goOn(history: History, { swaps, triggerings, resolutions }: Swaps): Generator<Finding> {
  for (const { exiled, cast, resolution } of swaps) {
    if (exiled === null) continue;
    const { begun, over } = resolution;
    const others = triggerings.filter(
      ({ on, ability }) =>
        on?.order === cast.order && ability.ref !== resolution.object.ref && swapOf(ability) === null,
    );
    for (const { ability } of others) {
      if (!isThere(history.steps[begun], ability.ref)) continue;
      const end = resolutions.find((each) => each.object.ref === ability.ref && each.over >= over && didResolve(each));
      const gone = history.steps.findIndex((step, at) => at >= over && !isThere(step, ability.ref));
      if (gone < 0 || (end === undefined && isExcused(history, ability, over, gone))) continue;
      const clause =
        ability.source === cast.object ? 'K4/trigger-on-the-spell-itself' : 'K4/trigger-of-another-permanent';
      yield* checked(end !== undefined, clause, ability.name, {
        cr: '603.2',
        at: gone,
        expected: `the trigger of ${ability.name} resolves though the spell was exiled`,
        found: 'it is gone and did not resolve',
      });
    }
  }
}

/** Whether it did what it says, or something of its own kept it from that. */
function didResolve({ did, object }: Resolution): boolean {
  if (did === 'had no legal target') return object.targets.flat().length > 0;
  return did === 'resolved' || printedTrigger(object)?.onlyIf !== null;
}

function isThere(step: HistoryStep | undefined, ref: Ref): boolean {
  return step !== undefined && stackEntry(step.view, ref) !== null;
}

/** Whether something else made it leave the stack: it was countered, exiled, or its controller left the game. */
function isExcused({ steps }: History, { ref }: StackView, from: number, to: number): boolean {
  return steps
    .slice(from, to + 1)
    .some(({ happenings }) =>
      happenings.some(
        (each) =>
          each.kind === 'left the game' ||
          (each.kind === 'countered' && each.object === ref) ||
          (each.kind === 'moved' && each.object === ref && each.cause === 'effect'),
      ),
    );
}

/** As many copies as spells were cast before it in the turn, those that were exiled or cast for nothing among them. CR 702.40a */
function* storm(history: History, { triggerings, resolutions, swaps }: Swaps): Generator<Finding> {
  for (const { object, did, happenings, over } of resolutions) {
    const ability = triggerOnStack(history, object);
    const of = triggerings.find((each) => each.ability.ref === object.ref && each.at <= over);
    if (ability === null || of?.on == null || did !== 'resolved' || !repeatsForEachCast(ability.effect)) continue;
    if (of.on.object !== object.source) continue;
    const before = castsBefore(history, of.on.order, of.on.at);
    if (before === null) continue;
    const made = ofKind(happenings, 'moved').filter(
      ({ happening }) => happening.from === null && happening.to === 'stack',
    );
    const special = before.filter(
      ({ happening, order }) =>
        happening.kind === 'cast' &&
        (happening.from !== 'hand' || swaps.some((swap) => swap.cast.order === order && swap.exiled !== null)),
    );
    if (special.length === 0 && made.length === before.length) continue;
    yield* checked(
      made.length === before.length,
      'K4/storm-counts-it',
      `${before.length} before | ${special.length} special`,
      {
        cr: '702.40a',
        at: over,
        expected: `${before.length} copies, one for each spell cast before it this turn`,
        found: `${made.length} copies`,
      },
    );
  }
}

function repeatsForEachCast(effect: Effect): boolean {
  return (
    effect.kind === 'repeat' &&
    holdsNode(effect.times, ({ kind }) => kind === 'castBefore') &&
    effect.effect.kind === 'copySpell'
  );
}

/** The spells cast this turn before this one; null where the turn began before the history, after its beginning. */
function castsBefore(history: History, order: number, at: number): readonly Placed[] | null {
  const turn = history.steps[at]?.view.turn;
  if (turn === undefined) return null;
  return ofKind(happeningsOf(history), 'cast').filter(
    (each) => each.order < order && history.steps[each.at]?.view.turn === turn,
  );
}

/** A spell cast from hand sets each off that is there, and no other spell does. CR 603.2 */
function* onlyFromHand(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  for (const { at, order, happening } of all) {
    if (happening.kind !== 'cast') continue;
    const [before, after] = [history.steps[at - 1]?.view, history.steps[at]?.view];
    if (before === undefined || after === undefined || stackEntry(after, happening.object)?.card === false) continue;
    const there = before.battlefield.filter(
      ({ ref, name, incarnation }) =>
        isSwapper(name) && after.battlefield.some((each) => each.ref === ref && each.incarnation === incarnation),
    );
    const set = triggeredOn(all, order).flatMap(({ happening: { ability, object } }) =>
      isSwap(ability, object) ? [object] : [],
    );
    const wrong = there.filter(({ ref }) => set.includes(ref) !== (happening.from === 'hand'));
    if (there.length === 0) continue;
    yield* checked(wrong.length === 0, 'K4/only-from-hand', `from ${happening.from} | ${there.length}`, {
      cr: '603.2',
      at,
      expected: `a spell cast from ${happening.from} ${happening.from === 'hand' ? 'sets it off' : 'does not set it off'}`,
      found: `that of ${wrong.map(({ ref }) => ref).join(', ')} ${happening.from === 'hand' ? 'did not trigger' : 'triggered'}`,
    });
  }
}

/** Which of its triggered abilities it is, is said by its place; any of a permanent that has but two will do. */
function isSwap(ability: string, object: string): boolean {
  return ability.startsWith(`${object}/`);
}

/** A copy that is put on the stack was not cast. CR 707.10 */
function* notOnCopies(history: History, { resolutions }: Swaps): Generator<Finding> {
  for (const resolution of resolutions) {
    const before = history.steps[resolution.begun]?.view;
    if (before === undefined || !copies(resolution) || !before.battlefield.some(({ name }) => isSwapper(name)))
      continue;
    const made = resolution.happenings.flatMap(({ happening }) =>
      happening.kind === 'moved' && happening.from === null ? [happening.object] : [],
    );
    const cast = resolution.happenings.flatMap(({ happening }) =>
      happening.kind === 'cast' ? [happening.object] : [],
    );
    if (cast.some((ref) => !made.includes(ref))) continue;
    const pools = before.battlefield.filter(({ name }) => isSwapper(name)).map(({ ref }) => ref);
    const set =
      cast.length > 0 ||
      resolution.happenings.some(({ happening }) => happening.kind === 'triggered' && pools.includes(happening.object));
    yield* checked(!set, 'K4/a-copy-was-not-cast', resolution.object.name, {
      cr: '707.10',
      at: resolution.over,
      expected: 'a copy of a spell does not set it off, for it was not cast',
      found: 'it triggered',
    });
  }
}

function copies({ object, happenings }: Resolution): boolean {
  const record = cardNamed(object.name);
  if (record === null || !kindsIn(record).has('copySpell')) return false;
  return happenings.some(
    ({ happening }) => happening.kind === 'moved' && happening.from === null && happening.to === 'stack',
  );
}
