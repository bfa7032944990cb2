import type { Case, EngineUnderTest, History, HistoryStep, Moment, Option, Question, View } from '../protocol/index.ts';
import { Course, type Directions } from './course.ts';
import type { Play } from './driver.ts';
import { completeScript } from './execution-record.ts';
import { playInProcess } from './in-process.ts';
import { attempted, isOver, isPass, type Plan } from './plan.ts';
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
  /** What the reference did. */
  readonly after: Recording;
}

const NO_EXTRAS: Directions['extras'] = () => [];

/** Plays a case: what its script says and can be done is done, and the policy answers the rest. */
export function record(engine: EngineUnderTest, of: Case): Recording {
  const course = new Course({
    plan: attempted(of.script),
    policy: of.policy,
    acts: true,
    extras: NO_EXTRAS,
    ends: (_question, view, { answered }) => answered >= of.decisions || view.turn >= of.untilTurn,
  });
  return { kind: 'recording', case: of, course, play: playInProcess(engine, of, course) };
}

/**
 * Plays on an engine what the reference did, up to the question at which the reference ended. What the case's script says and
 * the reference could not do is done where the engine lets it be done, and where all is silent the engine is tempted with
 * what it offers and the reference did not. An engine that asks in smaller pieces gets up to twice the answers.
 */
export function enforce(engine: EngineUnderTest, after: Recording): Enforced {
  const { case: of, course: recorded, play } = after;
  const last = play.history.steps.at(-1);
  const priorities = play.history.steps.filter(
    ({ question, answer }) => question?.kind === 'priority' && answer,
  ).length;
  const course = new Course({
    plan: planFor(recorded),
    policy: of.policy,
    acts: false,
    extras: notOffered(play.history),
    ends: (question, view, progress) => {
      if (view.turn >= of.untilTurn || progress.answered >= 2 * play.answered) return true;
      if (progress.priorities < priorities || progress.remaining > 0 || last === undefined) return false;
      return isSameQuestion(last, question, view) || isOver(last.view, view);
    },
  });
  return { kind: 'enforced', case: of, course, play: playInProcess(engine, of, course), after };
}

function isSameQuestion({ question, view }: HistoryStep, now: Question, nowView: View): boolean {
  if (question === null) return false;
  const { turn, step, stack } = momentOf(view);
  const moment = momentOf(nowView);
  const sameMoment = turn === moment.turn && step === moment.step && stack === moment.stack;
  const { kind, player, purpose, source } = now;
  return (
    sameMoment &&
    question.kind === kind &&
    question.player === player &&
    question.purpose === purpose &&
    question.source === source
  );
}

/**
 * What was done, which must be possible, and in between what was left out, which may be. What was begun and not completed may be
 * possible too: no player has to be let begin it.
 */
export function planFor({ recorder, leftOut }: Course): Plan {
  const entries = recorder.entries();
  const plan: Plan[number][] = [];
  let next = 0;
  const leftOutBefore = (index: number): void => {
    for (let left = leftOut[next]; left !== undefined && left.at <= index; left = leftOut[++next]) {
      plan.push({ ...left.planned, must: false });
    }
  };
  entries.forEach((entry, index) => {
    leftOutBefore(index);
    const { turn, step, completed } = entry;
    for (const done of completeScript([entry])) {
      plan.push({ entry: done, must: !isPass(done) && completed, onlyBegun: !completed, when: { turn, step } });
    }
  });
  leftOutBefore(entries.length);
  return plan;
}

/** Tells the actions that a question offers and that the reference did not offer at the same place of its game. */
function notOffered(history: History): Directions['extras'] {
  let offered: ReadonlyMap<string, readonly Question[]> | null = null;
  return (question, moment, actions) => {
    offered ??= prioritiesOf(history);
    const same = offered.get(keyOf(question, moment, actions));
    if (same === undefined) return [];
    return question.options.filter((option) => isExtra(option, question, same));
  };
}

function isExtra(option: Option, { incomplete }: Question, reference: readonly Question[]): boolean {
  return !incomplete.includes(option) && !reference.some(({ options }) => options.includes(option));
}

/** The reference's questions by where they were asked. A place where priority came twice has both. */
function prioritiesOf({ steps }: History): ReadonlyMap<string, readonly Question[]> {
  const questions = new Map<string, Question[]>();
  let actions = 0;
  for (const { question, answer, view } of steps) {
    if (question?.kind !== 'priority') continue;
    const key = keyOf(question, momentOf(view), actions);
    questions.set(key, [...(questions.get(key) ?? []), question]);
    if (answer?.kind === 'pick' && answer.picks[0] !== 'pass') actions++;
  }
  return questions;
}

function keyOf({ player }: Question, { turn, step, stack }: Moment, actions: number): string {
  return `${turn} ${step} ${stack} ${player} ${actions}`;
}
