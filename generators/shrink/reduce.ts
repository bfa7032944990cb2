import type { Case } from '../../protocol/index.ts';
import type { ExecutionRecord } from '../case-run.ts';
import { cycle, FIRST_PLACE, type Place } from './cycle.ts';
import { keyOf } from './order.ts';
import { subjectOf } from './subject.ts';

/** What became of a candidate: whether it still fails in the same way, and what was done in it (null: not known). */
export interface Trial {
  readonly fails: boolean;
  readonly record: ExecutionRecord | null;
}

export interface Reduction {
  /** The smallest case found that fails; the case that was given where that one does not fail. */
  readonly case: Case;
  readonly record: ExecutionRecord | null;
  /** Whether the case that was given fails at all. */
  readonly reproduced: boolean;
  /** Cases that were run, the given one among them. */
  readonly tried: number;
  readonly accepted: number;
  /** True: no smaller candidate fails. False: the budget came to its end first. */
  readonly finished: boolean;
}

/**
 * Reduces a case that fails to a smaller one that still does: yields the cases to try and is told what became of each.
 * A pure loop without a clock. `budget`: how many cases may be tried at most.
 */
export function* reduction(start: Case, budget: number): Generator<Case, Reduction, Trial> {
  let trial = yield start;
  const tried = new Set([keyOf(start)]);
  if (!trial.fails) return { case: start, ...trial, reproduced: false, tried: 1, accepted: 0, finished: true };
  let [current, record, accepted, place]: [Case, ExecutionRecord | null, number, Place] = [
    start,
    trial.record,
    0,
    FIRST_PLACE,
  ];
  const result = (finished: boolean): Reduction => {
    return { case: current, record, reproduced: true, tried: tried.size, accepted, finished };
  };
  for (let progress = true; progress; ) {
    progress = false;
    for (const candidate of cycle(subjectOf(current, record), place)) {
      const key = keyOf(candidate.case);
      if (tried.has(key)) continue;
      if (tried.size >= budget) return result(false);
      tried.add(key);
      trial = yield candidate.case;
      if (!trial.fails) continue;
      [current, record, accepted, place] = [candidate.case, trial.record, accepted + 1, candidate.place];
      progress = true;
      break;
    }
  }
  return result(true);
}

/** Reduces a case with what judges it. */
export function reduce(start: Case, judge: (candidate: Case) => Trial, budget: number): Reduction {
  const steps = reduction(start, budget);
  let step = steps.next();
  while (!step.done) step = steps.next(judge(step.value));
  return step.value;
}
