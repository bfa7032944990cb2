import type { Answer, IllegalAnswer, Question } from '../../protocol/index.ts';

/** A question with what is to be said of every one. What is left out of the rest is as `question` has it. */
export type Asked = Pick<Question, 'kind' | 'player' | 'purpose'> & Partial<Question>;

/**
 * A question for the suite: its options sorted, but for those of a division, whose amounts stand in their order. Unless said otherwise
 * it has no source, no rule, no options, nothing incomplete, and one option is picked; it cannot be taken back.
 */
export function question(asked: Asked): Question {
  const { options = [] } = asked;
  const sorted = asked.kind === 'divide' ? options : [...options].sort();
  return { ...{ source: null, cr: '', takeBack: false, incomplete: [], min: 1, max: 1 }, ...asked, options: sorted };
}

/**
 * Why an answer is none to this question, whatever the engine thinks: it has another form, names what is no option, or picks too many
 * or too few. Null: the engine may be asked.
 */
export function misfit(asked: Question, answer: Answer): IllegalAnswer | null {
  const why = wrongWith(asked, answer);
  return why === null ? null : { kind: 'illegal answer', cr: asked.cr, why };
}

function wrongWith(asked: Question, answer: Answer): string | null {
  const { kind, options, min, max } = asked;
  switch (answer.kind) {
    case 'concede':
      return null;
    case 'take back':
      return asked.takeBack ? null : 'nothing can be taken back';
    case 'number':
      if (kind !== 'number') return `a number is no answer to a question of the kind "${kind}"`;
      return answer.value < min ? `at least ${min}` : null;
    case 'divide': {
      if (kind !== 'divide') return `amounts are no answer to a question of the kind "${kind}"`;
      if (answer.amounts.length !== options.length) return `${options.length} amounts are needed`;
      const sum = answer.amounts.reduce((total, amount) => total + amount, 0);
      return sum === max && answer.amounts.every((amount) => amount >= 0) ? null : `${max} are divided, not ${sum}`;
    }
    case 'pick':
      return wrongPicks(asked, answer.picks);
  }
}

function wrongPicks({ kind, options, min, max }: Question, picks: readonly string[]): string | null {
  if (kind === 'number' || kind === 'divide') return `options are no answer to a question of the kind "${kind}"`;
  const unknown = picks.find((pick) => !options.includes(pick));
  if (unknown !== undefined) return `${unknown} is no option; the options are ${options.join(', ')}`;
  if (new Set(picks).size !== picks.length) return 'an option is picked once';
  const [least, most] = kind === 'order' ? [options.length, options.length] : [min, max];
  if (picks.length < least) return `at least ${least} are picked`;
  return picks.length > most ? `at most ${most} are picked` : null;
}
