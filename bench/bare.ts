import { type Answer, open, type Play, type Question, type Root } from '../engine/index.ts';

/**
 * The engine alone, answered by a policy that costs next to nothing: everything is decided by the hash of the seed, the number
 * of the question and the option.
 */
export interface Count {
  /** Questions with two answers or more. */
  readonly decisions: number;
  readonly answered: number;
}

/** Plays on until so many questions with a choice were answered, or the game is over. */
export function playBare(root: Root, seed: number, decisions: number): Count {
  const play = open({ root, answers: [] });
  let [made, answered] = [0, 0];
  while (play.question !== null && made < decisions) {
    if (hasChoice(play.question)) made++;
    answerHashed(play, seed + answered * 0x9e3779b1);
    answered++;
  }
  return { decisions: made, answered };
}

export function hasChoice(question: Question): boolean {
  return 'options' in question && question.kind !== 'modes' && question.kind !== 'objects'
    ? question.options.length > 1
    : true;
}

/** Gives the first of a few hashed answers that is legal. */
export function answerHashed(play: Play, seed: number): void {
  for (let tries = 0; tries < 8; tries++) {
    const { question } = play;
    if (question === null || play.answer(hashed(question, hash(seed + tries))) === null) return;
  }
  if (play.question !== null && play.answer(fallback(play.question)) !== null)
    throw new Error(`no answer fits: ${play.question.purpose}`);
}

function hashed(question: Question, seed: number): Answer {
  switch (question.kind) {
    case 'priority':
      return pick(seed % 4 === 0 ? 0 : best(question.options, seed));
    case 'pay': {
      const pay = question.options.findIndex((option) => option.kind === 'pay');
      const leads = pay >= 0 || question.options.some((option) => 'completes' in option && option.completes === 'yes');
      if (!leads && question.takeBack) return { kind: 'take back' };
      return pick(pay >= 0 ? pay : best(question.options, seed));
    }
    case 'value':
      return pick(seed % question.options.length);
    case 'number':
      return { kind: 'number', value: question.min + (seed % Math.max(1, question.completesUpTo - question.min + 1)) };
    case 'yes or no':
      return { kind: 'yes', yes: seed % 2 === 0 };
    case 'order':
      return { kind: 'pick', picks: question.items.map((_, index) => index) };
    case 'divide': {
      const amounts = question.among.map(() => question.least);
      amounts[0] = question.total - question.least * (amounts.length - 1);
      return { kind: 'divide', amounts };
    }
    case 'objects':
    case 'modes':
      return some(question.options.length, question.min + (seed % (question.max - question.min + 1)), seed);
    case 'attackers':
    case 'blockers':
      return some(question.options.length, seed % Math.min(4, question.options.length + 1), seed);
  }
}

/** Nothing that need not be: no attackers, no blockers. Where something must attack, each once. */
function fallback(question: Question): Answer {
  if (question.kind !== 'attackers') return { kind: 'pick', picks: [] };
  const picks = question.options.flatMap((option, index) =>
    question.options.findIndex((other) => other.attacker === option.attacker) === index ? [index] : [],
  );
  return { kind: 'pick', picks };
}

/** The option of the least hash among those that are not known to come to nothing. */
function best(options: readonly ({ readonly kind: string } | { readonly completes: string })[], seed: number): number {
  let [found, least] = [0, Number.POSITIVE_INFINITY];
  options.forEach((option, index) => {
    if ('completes' in option && option.completes !== 'yes') return;
    const its = hash(seed ^ (index + 1));
    if (its < least) [found, least] = [index, its];
  });
  return found;
}

function some(options: number, count: number, seed: number): Answer {
  const from = options === 0 ? 0 : seed % options;
  return {
    kind: 'pick',
    picks: Array.from({ length: Math.min(count, options) }, (_, index) => (from + index) % options),
  };
}

function pick(index: number): Answer {
  return { kind: 'pick', picks: [index] };
}

/** An integer from 0 to 2³¹ - 1. */
function hash(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}
