import type { Answer } from '../proc.ts';
import type { Played } from './forgetful.ts';
import { answerAtRandom } from './random-answers.ts';
import type { Random } from './random.ts';

/** Writing a root down is dear: it is done at every so many-th question. */
const ROOT_EVERY = 5;

/** What was asked, answered and done at one question, and now and then the root there, as text. */
export interface Line {
  readonly question: string;
  readonly answer: Answer;
  readonly events: string;
  readonly root: string;
}

/** Answers so many questions at random, and writes down all that is to be seen. Deterministic for the same seed. */
export function transcript(
  play: Played,
  random: Random,
  decisions: number,
  before: (play: Played, index: number) => void = () => undefined,
): readonly Line[] {
  const lines: Line[] = [];
  for (let index = 0; index < decisions && play.question !== null; index++) {
    before(play, index);
    const { question, root } = play;
    const answer = answerAtRandom(random, question, (tried) => play.answer(tried));
    lines.push({
      question: JSON.stringify(question),
      answer,
      events: JSON.stringify(play.takeEvents()),
      root: index % ROOT_EVERY === 0 ? JSON.stringify(root) : '',
    });
  }
  return lines;
}

/** The first line in which two transcripts differ, in words; null where they are the same. */
export function firstDifference(one: readonly Line[], two: readonly Line[]): string | null {
  for (let at = 0; at < Math.max(one.length, two.length); at++) {
    const [left, right] = [one[at], two[at]];
    if (left === undefined || right === undefined) return `line ${at}: one of the games has ended`;
    for (const part of ['question', 'root', 'answer', 'events'] as const) {
      const [first, second] = [JSON.stringify(left[part]), JSON.stringify(right[part])];
      if (first !== second) return `line ${at}, ${part}: ${around(first, second)}`;
    }
  }
  return null;
}

/** Where two texts begin to differ. */
function around(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at++;
  const from = Math.max(0, at - 120);
  return `…${one.slice(from, at + 160)}… or …${two.slice(from, at + 160)}…`;
}
