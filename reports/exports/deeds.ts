import type { Answer, History, HistoryStep, Question, Script } from '../../protocol/index.ts';
import { answerWords, passOf } from '../answer-words.ts';
import { namesIn, sentence } from '../names.ts';

/** One thing that a player did, with where it was done. */
export interface Deed {
  readonly question: Question;
  readonly answer: Answer;
  /** What was seen before. */
  readonly view: HistoryStep['view'];
}

/** All that was done in a game, up to the answer with this number and without passing. */
export function deedsOf({ steps }: History, until: number): readonly Deed[] {
  return steps.slice(0, until + 1).flatMap(({ question, answer, view }) => {
    if (question === null || answer === null || passOf(question, answer) !== null) return [];
    return [{ question, answer, view }];
  });
}

/** The same in words, a sentence each, with the turn and step where they are others than before. */
export function deedWords(history: History, until: number): readonly string[] {
  const names = namesIn(history);
  let place = '';
  return deedsOf(history, until).map(({ question, answer, view }) => {
    const now = `turn ${view.turn}, ${view.step}`;
    const where = now === place ? '' : `${sentence(now).slice(0, -1)}: `;
    place = now;
    return where + sentence(answerWords(question, answer, names));
  });
}

/** What a script has done and the rules do not let be done: it is what an engine lets be done. */
export function refusedWords(script: Script, { steps }: History): readonly string[] {
  const done = steps.flatMap(({ question, answer }) =>
    question?.kind === 'priority' && answer?.kind === 'pick' ? [`${question.player} ${answer.picks[0] ?? ''}`] : [],
  );
  return script.flatMap((entry) => {
    if (entry.kind === 'choice') return [];
    const at = done.indexOf(`${entry.player} ${entry.action}`);
    if (at >= 0) done.splice(at, 1);
    return at >= 0
      ? []
      : [`The rules do not let player ${entry.player} do this, and the engine is tried with it: ${entry.action}.`];
  });
}

/**
 * Where a step ends at the earliest when this answer has been given: the number of the last answer in it. Null: the game was not
 * followed that far.
 */
export function stepEnd({ steps, over }: History, from: number): number | null {
  for (let at = Math.max(0, Math.min(from, steps.length - 1)); at < steps.length; at++) {
    const now = steps[at];
    const next = steps[at + 1];
    if (now === undefined) return null;
    if (next === undefined) return over === null ? null : at;
    const goesOn = next.view.turn === now.view.turn && next.view.step === now.view.step;
    if (!goesOn && now.view.stack.length === 0) return at;
  }
  return null;
}
