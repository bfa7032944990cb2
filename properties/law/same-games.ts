import type { History, HistoryStep } from '../../protocol/index.ts';
import { type Compared, difference, equal } from '../reading/same-view.ts';
import { checked, type Finding, witness } from './finding.ts';

/** Two games that have to go alike, and what is said of them where they do not. */
export interface SameGames {
  /** The clause on what is asked and answered, and that on what is seen; they may be one. */
  readonly questions: string;
  readonly views: string;
  readonly cr: string;
  /** What makes no difference, as it ends a sentence: `whatever the order of permanents`. */
  readonly whatever: string;
  readonly shape: string;
  readonly compared: Compared;
}

/** A moment of the second game in the terms of the first, and which of its steps it is. */
export interface Retold {
  readonly step: HistoryStep;
  readonly at: number;
}

/** The steps of a game as they are. */
export function asTheyAre({ steps }: History): readonly Retold[] {
  return steps.map((step, at) => ({ step, at }));
}

/** Compares two games moment by moment, to the first difference. The clause on questions is put to the test by any game. */
export function* sameGames(
  first: readonly HistoryStep[],
  second: readonly Retold[],
  { questions, views, cr, whatever, shape, compared }: SameGames,
): Generator<Finding> {
  yield witness(questions, shape);
  for (const [index, one] of first.entries()) {
    const other = second[index];
    const at = other?.at ?? second.at(-1)?.at ?? 0;
    const same =
      other !== undefined && equal(one.question, other.step.question) && equal(one.answer, other.step.answer);
    yield* checked(same, questions, shape, {
      cr,
      at,
      expected: `the same questions with the same options, ${whatever}`,
      found:
        other === undefined
          ? 'a shorter game'
          : `another question: ${other.step.question?.purpose ?? 'none'} in place of ${one.question?.purpose ?? 'none'}`,
    });
    if (other === undefined || !same) return;
    const differs = difference(one.view, other.step.view, compared);
    yield* checked(differs === null, views, shape, {
      cr,
      at,
      expected: `the same game, ${whatever}`,
      found: `a difference in ${differs}`,
    });
  }
}
