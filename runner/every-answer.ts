import type { Answer, Option, Question } from '../protocol/index.ts';
import { completable, pick } from './picks.ts';

/** Orders of more items than these are not gone through: the given one and its reverse stand for all. */
const MOST_ORDERED = 4;
/** Of more numbers than these, the least, the greatest and those between them at even steps. */
const MOST_NUMBERS = 6;

/**
 * Every answer in form, apart from taking back, conceding, and beginning what cannot be completed as far as the engine knows.
 * An engine may refuse some: options need not be legal together.
 */
export function* everyAnswer(question: Question): Generator<Answer, void, void> {
  const { options, min, max } = question;
  switch (question.kind) {
    case 'priority':
    case 'pay':
    case 'value':
      for (const option of completable(question)) yield pick(option);
      return;
    case 'yes or no':
      for (const option of options) yield pick(option);
      return;
    case 'objects':
    case 'modes':
      for (const chosen of subsets(options, min, max)) yield pick(...chosen);
      return;
    case 'attackers':
    case 'blockers':
      for (const chosen of subsets(options, 0, options.length)) yield pick(...chosen);
      return;
    case 'order':
      for (const order of orders(options)) yield pick(...order);
      return;
    case 'number':
      for (const value of numbers(min, max)) yield { kind: 'number', value };
      return;
    case 'divide':
      for (const amounts of divisions(max, options.length)) yield { kind: 'divide', amounts };
  }
}

function numbers(min: number, max: number): readonly number[] {
  const count = Math.max(1, max - min + 1);
  if (count <= MOST_NUMBERS) return Array.from({ length: count }, (_, index) => min + index);
  return Array.from(
    { length: MOST_NUMBERS },
    (_, index) => min + Math.round((index * (max - min)) / (MOST_NUMBERS - 1)),
  );
}

function* subsets(
  options: readonly Option[],
  min: number,
  max: number,
  from = 0,
): Generator<readonly Option[], void, void> {
  if (min <= 0) yield [];
  if (max <= 0) return;
  for (let first = from; first < options.length; first++) {
    for (const rest of subsets(options, min - 1, max - 1, first + 1))
      if (rest.length >= min - 1) yield [options[first] as Option, ...rest];
  }
}

function orders(options: readonly Option[]): Iterable<readonly Option[]> {
  return options.length > MOST_ORDERED ? [options, options.toReversed()] : permutations(options);
}

function* permutations(options: readonly Option[]): Generator<readonly Option[], void, void> {
  if (options.length === 0) yield [];
  for (const option of options)
    for (const rest of permutations(options.filter((other) => other !== option))) yield [option, ...rest];
}

/** Each part gets one at least, or, where an engine wants less, nothing. */
function* divisions(total: number, parts: number): Generator<readonly number[], void, void> {
  if (parts === 0) {
    if (total === 0) yield [];
    return;
  }
  for (let first = 0; first <= total; first++)
    for (const rest of divisions(total - first, parts - 1)) yield [first, ...rest];
}
