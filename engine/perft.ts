import type { Answer, Question } from './proc.ts';
import { open, type Play, type Position } from './session.ts';

/** How many different lines of so many answers there are from a position; lines that end earlier count once. */
export function perft(position: Position, depth: number): number {
  return count(open(position), depth);
}

function count(play: Play, depth: number): number {
  const { question } = play;
  if (depth === 0 || question === null) return 1;
  let lines = 0;
  for (const answer of answersTo(question)) {
    const next = play.fork();
    if (next.answer(answer) === null) lines += count(next, depth - 1);
  }
  return lines;
}

/**
 * Every answer in form to a question, apart from taking back and conceding; of numbers those that complete, and no order but
 * the given one of more than `MOST_ORDERED` items.
 */
export function* answersTo(question: Question): Generator<Answer, void, void> {
  switch (question.kind) {
    case 'number':
      for (let value = question.min; value <= Math.max(question.min, question.completesUpTo); value++)
        yield { kind: 'number', value };
      return;
    case 'yes or no':
      yield { kind: 'yes', yes: false };
      yield { kind: 'yes', yes: true };
      return;
    case 'divide':
      for (const amounts of divisions(question.total, question.among.length, question.least))
        yield { kind: 'divide', amounts };
      return;
    case 'order':
      for (const picks of orders(question.items.length)) yield { kind: 'pick', picks };
      return;
    case 'objects':
    case 'modes':
    case 'attackers':
    case 'blockers':
      for (const picks of subsets(question.options.length, question.min, question.max)) yield { kind: 'pick', picks };
      return;
    case 'priority':
    case 'pay':
    case 'value':
      for (let pick = 0; pick < question.options.length; pick++) yield { kind: 'pick', picks: [pick] };
  }
}

function* subsets(size: number, min: number, max: number, from = 0): Generator<readonly number[], void, void> {
  if (min <= 0) yield [];
  if (max === 0) return;
  for (let first = from; first < size; first++) {
    for (const rest of subsets(size, min - 1, max - 1, first + 1)) if (rest.length >= min - 1) yield [first, ...rest];
  }
}

/** Longer orders, such as a shuffled library's, are not counted out. */
const MOST_ORDERED = 5;

function* orders(size: number): Generator<readonly number[], void, void> {
  const all = Array.from({ length: size }, (_, index) => index);
  if (size > MOST_ORDERED) yield all;
  else yield* permutations(all);
}

function* permutations(items: readonly number[]): Generator<readonly number[], void, void> {
  if (items.length === 0) yield [];
  for (const item of items)
    for (const rest of permutations(items.filter((other) => other !== item))) yield [item, ...rest];
}

function* divisions(total: number, parts: number, least: number): Generator<readonly number[], void, void> {
  if (parts === 0) {
    if (total === 0) yield [];
    return;
  }
  for (let first = least; first <= total - least * (parts - 1); first++) {
    for (const rest of divisions(total - first, parts - 1, least)) yield [first, ...rest];
  }
}
