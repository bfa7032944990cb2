import type { Case, EngineUnderTest, History, Moment, Option, Question } from '../protocol/index.ts';
import { Course, type Directions } from './course.ts';
import type { Play } from './driver.ts';
import { completeScript } from './execution-record.ts';
import { playInProcess } from './in-process.ts';
import { attempted, type Plan } from './plan.ts';
import { momentOf } from './situation.ts';

/** A case as it was played, with the course that noted what was done. */
export interface Rehearsed {
  readonly case: Case;
  readonly course: Course;
  readonly play: Play;
}

/** A case played by the reference: the script for the engine under test. */
export interface Recording extends Rehearsed {
  readonly kind: 'recording';
}

/** A case played by the engine under test after the reference's script. */
export interface Enforced extends Rehearsed {
  readonly kind: 'enforced';
}

const NO_EXTRAS: Directions['extras'] = () => [];

/** Plays a case: what its script says and can be done is done, and the policy answers the rest. */
export function record(engine: EngineUnderTest, of: Case): Recording {
  const course = new Course({
    plan: attempted(of.script),
    policy: of.policy,
    acts: true,
    extras: NO_EXTRAS,
    ends: (view, answered) => answered >= of.decisions || view.turn >= of.untilTurn,
  });
  return { kind: 'recording', case: of, course, play: playInProcess(engine, of, course) };
}

/**
 * Plays on an engine what the reference did. What the case's script says and the reference could not do is done where the
 * engine lets it be done, and where all is silent the engine is tempted with what it offers and the reference did not. It may ask
 * in smaller pieces: it gets twice the answers if it is not through with the script.
 */
export function enforce(engine: EngineUnderTest, { case: of, course: recorded, play }: Recording): Enforced {
  const course = new Course({
    plan: planFor(recorded),
    policy: of.policy,
    acts: false,
    extras: notOffered(play.history),
    ends: (view, answered, remaining) =>
      view.turn >= of.untilTurn || (answered >= play.answered && (remaining === 0 || answered >= 2 * play.answered)),
  });
  return { kind: 'enforced', case: of, course, play: playInProcess(engine, of, course) };
}

/** What was done, which must be possible, and in between what was left out, which may be. */
function planFor({ recorder, leftOut }: Course): Plan {
  const entries = recorder.entries();
  const plan: Plan[number][] = [];
  let next = 0;
  const leftOutBefore = (index: number): void => {
    for (let left = leftOut[next]; left !== undefined && left.at <= index; left = leftOut[++next]) {
      plan.push({ entry: left.planned.entry, must: false });
    }
  };
  entries.forEach((entry, index) => {
    leftOutBefore(index);
    for (const done of completeScript([entry])) {
      plan.push({ entry: done, must: !(done.kind === 'action' && done.action === 'pass') });
    }
  });
  leftOutBefore(entries.length);
  return plan;
}

/** Tells the actions that a question offers and that the reference offered at no such moment that it came to. */
function notOffered(history: History): Directions['extras'] {
  let offered: ReadonlyMap<string, readonly Question[]> | null = null;
  return (question, moment) => {
    offered ??= priorities(history);
    const same = offered.get(keyOf(question, moment));
    if (same === undefined) return [];
    return question.options.filter((option) => isExtra(option, question, same));
  };
}

function isExtra(option: Option, { incomplete }: Question, reference: readonly Question[]): boolean {
  return !incomplete.includes(option) && !reference.some(({ options }) => options.includes(option));
}

function priorities({ steps }: History): ReadonlyMap<string, readonly Question[]> {
  const questions = new Map<string, Question[]>();
  for (const { question, view } of steps) {
    if (question?.kind !== 'priority') continue;
    const key = keyOf(question, momentOf(view));
    questions.set(key, [...(questions.get(key) ?? []), question]);
  }
  return questions;
}

function keyOf({ player }: Question, { turn, step, stack }: Moment): string {
  return `${turn} ${step} ${stack} ${player}`;
}
