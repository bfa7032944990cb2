import { contextOf, replacementsOf, rulesOf } from '../../characteristics/abilities.ts';
import type { Context } from '../../evaluate/context.ts';
import { matches, objectsOf } from '../../evaluate/expression.ts';
import { isWhose } from '../../evaluate/whose.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import type { Choice, Root } from '../../state/root.ts';
import { putCounters, removeCounters } from '../../state/write.ts';
import { COUNTER_KINDS, type CounterKind } from '../../vocabulary/basics.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { asker, askValue } from '../ask.ts';
import { happen } from '../happen.ts';
import { affectedPlayer, chooseReplacement } from './replacement.ts';

/** Counters that are about to be put on something, as many as replacement effects have it. */
export interface PlannedCounters {
  readonly choice: Choice;
  readonly counter: CounterKind;
  readonly amount: number;
}

/** Puts counters on objects or players that are still there; none at all is no event that could be replaced. CR 122.1, 614.16, 614.7 */
export function* putCountersOn(
  g: Game,
  on: readonly Choice[],
  counter: CounterKind,
  amount: number,
  byEffect: boolean,
): Proc<void> {
  const planned = yield* planCounters(g, on, counter, amount, byEffect);
  if (planned.length > 0) happen(g, () => putPlanned(g, planned));
}

/** As `putCountersOn`, before they are put. */
export function* planCounters(
  g: Game,
  on: readonly Choice[],
  counter: CounterKind,
  amount: number,
  byEffect: boolean,
): Proc<readonly PlannedCounters[]> {
  if (amount <= 0) return [];
  const planned: PlannedCounters[] = [];
  for (const choice of on) {
    if (choice.kind === 'player') {
      if (canGet(g.root, choice, counter)) planned.push({ choice, counter, amount });
    } else if (find(g.root, choice.id) !== null) {
      const replaced = yield* countersAfterReplacement(g, g.root, choice.id, counter, amount, byEffect);
      if (replaced > 0) planned.push({ choice, counter, amount: replaced });
    }
  }
  return planned;
}

/** A part of what happens. */
export function putPlanned(g: Game, planned: readonly PlannedCounters[]): void {
  for (const { choice, counter, amount } of planned) putCounters(g, choice, counter, amount);
}

export function removeCountersFrom(g: Game, id: ObjectId, counter: CounterKind, amount: number): void {
  const have = find(g.root, id)?.counters[counter] ?? 0;
  happen(g, () => removeCounters(g, { kind: 'object', id }, counter, Math.min(have, amount)));
}

/** A counter of a kind that the effect's controller chooses; none moves to what cannot have it or is not there. CR 122.5 */
export function* moveOneCounter(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'moveCounter' }>): Proc<void> {
  const [from] = objectsOf(ctx, effect.from);
  const [to] = objectsOf(ctx, effect.to);
  if (from === undefined || to === undefined || from === to || find(g.root, to) === null) return;
  const held = find(g.root, from)?.counters ?? {};
  const kinds = COUNTER_KINDS.filter((kind) => (held[kind] ?? 0) > 0 && mayHave(g.root, to, kind));
  const asking = {
    player: asker(g, ctx.controller),
    purpose: 'counter kind' as const,
    source: ctx.source,
    cr: '122.5',
  };
  const kind = yield* askValue(g, asking, kinds);
  const counter = kinds.find((each) => each === kind);
  if (counter === undefined) return;
  removeCountersFrom(g, from, counter, 1);
  yield* putCountersOn(g, [{ kind: 'object', id: to }], counter, 1, true);
}

/** Whether such a counter can be put on what is there still. CR 614.17 */
export function canGet(root: Root, choice: Choice, counter: CounterKind): boolean {
  if (choice.kind === 'object') return find(root, choice.id) !== null && mayHave(root, choice.id, counter);
  return !rulesOf(root, 'cantGetCounters').some(({ rule, ctx }) => isWhose(ctx, rule.who, choice.player));
}

/** CR 614.17a */
export function mayHave(root: Root, id: ObjectId, counter: CounterKind): boolean {
  return !rulesOf(root, 'cantHaveCounters').some(
    ({ rule, ctx }) => (rule.counter === 'any' || rule.counter === counter) && matches(ctx, rule.what, id),
  );
}

/**
 * How many counters are put when so many would be; none on what cannot have them. The object's controller orders effects that add and effects that multiply.
 * `root` is the game in which the object is seen; in one that is only imagined the object enters with them, and its own effects do
 * not yet apply to it. CR 614.12, 614.16, 616.1
 */
export function* countersAfterReplacement(
  g: Game,
  root: Root,
  id: ObjectId,
  counter: CounterKind,
  amount: number,
  byEffect: boolean,
): Proc<number> {
  if (!mayHave(root, id, counter)) return 0;
  let left = replacementsOf(root, 'countersPut').filter(
    (has) =>
      (has.source !== id || root === g.root) &&
      (has.replaces.counter === 'any' || has.replaces.counter === counter) &&
      (byEffect || has.replaces.by === 'anything') &&
      matches(contextOf(root, has), has.replaces.on, id),
  );
  let count = amount;
  while (left.length > 0 && count > 0) {
    const commute = left.every((has) => has.replaces.plus === 0) || left.every((has) => has.replaces.factor === 1);
    const next = commute ? left[0] : yield* chooseReplacement(g, left, affectedPlayer(root, id));
    if (next === null || next === undefined) return count;
    count = Math.max(0, count * next.replaces.factor + next.replaces.plus);
    left = left.filter((has) => has !== next);
  }
  return count;
}
