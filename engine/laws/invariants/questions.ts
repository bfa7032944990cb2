import type { Purpose, Question } from '../../proc.ts';
import { apnap } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';

/** A question has two answers or more; what has one is not asked, but for priority and what can be taken back. */
export function forcedQuestion(question: Question): readonly string[] {
  const ways = waysToAnswer(question);
  const mayBeForced = question.kind === 'priority' || question.kind === 'pay';
  const fewest = mayBeForced ? 1 : 2;
  return ways >= fewest ? [] : [`${question.purpose}: ${ways} ways to answer`];
}

/** How many answers there are, as far as it takes to say whether there are two. */
function waysToAnswer(question: Question): number {
  switch (question.kind) {
    case 'priority':
    case 'pay':
    case 'value':
      return question.options.length;
    case 'objects':
    case 'modes': {
      const { min, max, options } = question;
      if (min > max || max > options.length) return 0;
      return min < max || (min > 0 && min < options.length) ? 2 : 1;
    }
    case 'yes or no':
      return 2;
    case 'order':
      return question.items.length;
    case 'divide':
      return question.among.length > 1 && question.total > question.least * question.among.length ? 2 : 1;
    case 'number':
      return question.max === null ? 2 : question.max - question.min + 1;
    case 'attackers':
    case 'blockers':
      return question.options.length + 1;
  }
}

/** Choices that several players make at one time. CR 101.4 */
const TOGETHER: readonly Purpose[] = ['blockers', 'legend rule', 'mulligan'];

/** Players who choose at one time do so in turn order from the active player. `before`: the question before, in the same stretch. CR 101.4 */
export function outOfTurnOrder(root: Root, before: Question | null, question: Question): readonly string[] {
  if (before === null || before.purpose !== question.purpose || !TOGETHER.includes(question.purpose)) return [];
  const order: readonly (number | 'chance')[] = apnap(root);
  const [first, second] = [order.indexOf(before.player), order.indexOf(question.player)];
  return first <= second ? [] : [`${question.purpose}: player ${question.player} is asked after ${before.player}`];
}
