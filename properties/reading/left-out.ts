import type { Question } from '../../protocol/index.ts';

/** The question without the options that speak of something; where all options could be taken all that are left can be. */
export function questionWithout(question: Question, mentions: RegExp): Question {
  const without = (list: readonly string[]) => list.filter((option) => !mentions.test(option));
  const options = without(question.options);
  const max = question.max === question.options.length ? options.length : question.max;
  return { ...question, options, incomplete: without(question.incomplete), max };
}
