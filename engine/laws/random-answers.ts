import { answersTo } from '../perft.ts';
import type { Answer, IllegalAnswer, Question } from '../proc.ts';
import type { Random } from './random.ts';

/** In so many percent a player who could takes back what was begun, and in so many thousandths one who has priority concedes. */
const TAKES_BACK = 3;
const CONCEDES = 2;
const TRIES = 12;

/** Gives a random answer that the game accepts, preferring actions that can be completed; answers what it was. */
export function answerAtRandom(
  random: Random,
  question: Question,
  give: (answer: Answer) => IllegalAnswer | null,
): Answer {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = randomAnswer(random, question);
    if (give(answer) === null) return answer;
  }
  for (const answer of answersTo(question)) if (give(answer) === null) return answer;
  throw new Error(`no answer fits: ${JSON.stringify(question)}`);
}

function randomAnswer(random: Random, question: Question): Answer {
  if (question.takeBack && random.chance(TAKES_BACK)) return { kind: 'take back' };
  switch (question.kind) {
    case 'priority':
      if (random.upTo(1000) < CONCEDES) return { kind: 'concede' };
      return pick(random.chance(30) ? 0 : random.pick(completing(question.options)));
    case 'pay': {
      const pay = question.options.findIndex((option) => option.kind === 'pay');
      return pick(pay >= 0 && !random.chance(10) ? pay : random.pick(completing(question.options)));
    }
    case 'value':
      return pick(random.upTo(question.options.length));
    case 'number':
      return { kind: 'number', value: question.min + random.upTo(question.completesUpTo - question.min + 2) };
    case 'yes or no':
      return { kind: 'yes', yes: random.chance(question.purpose === 'mulligan' ? 10 : 50) };
    case 'order':
      return { kind: 'pick', picks: random.shuffled(indices(question.items)) };
    case 'divide':
      return { kind: 'divide', amounts: division(random, question.total, question.among.length, question.least) };
    case 'objects':
    case 'modes':
      return some(random, question.options, question.min + random.upTo(question.max - question.min + 1));
    case 'attackers':
    case 'blockers':
      return some(random, question.options, random.upTo(Math.min(4, question.max) + 1));
  }
}

/** Positions of the options that are not known to come to nothing; all, where there is no other. */
function completing(
  options: readonly ({ readonly kind: string } | { readonly completes: string })[],
): readonly number[] {
  const good = indices(options).filter((index) => {
    const option = options[index];
    return option === undefined || !('completes' in option) || option.completes !== 'no';
  });
  return good.length > 0 ? good : indices(options);
}

function division(random: Random, total: number, parts: number, least: number): readonly number[] {
  const amounts = Array.from({ length: parts }, () => least);
  for (let left = total - least * parts; left > 0; left--) {
    const at = random.upTo(parts);
    amounts[at] = (amounts[at] ?? 0) + 1;
  }
  return amounts;
}

function some(random: Random, options: readonly unknown[], count: number): Answer {
  return { kind: 'pick', picks: random.shuffled(indices(options)).slice(0, count) };
}

function indices(list: readonly unknown[]): readonly number[] {
  return list.map((_, index) => index);
}

function pick(index: number): Answer {
  return { kind: 'pick', picks: [index] };
}
