import type { Answer, Question, View } from '../../protocol/index.ts';
import { boringAnswers, completable, pick } from '../../runner/index.ts';

/**
 * What is answered where a file is silent: pass, decline, as few as possible, the first; a spell's own mana cost before others,
 * a half of a hybrid symbol and a type of mana with which the cost can be paid, and targets stay as they are. The first that
 * the engine accepts counts. `before`: how often the same was just asked.
 */
export function* plainAnswers(question: Question, view: View, before: number): Generator<Answer> {
  const { purpose, options, incomplete, source } = question;
  if (purpose === 'alternative cost' && options.includes('mana cost') && !incomplete.includes('mana cost'))
    yield pick('mana cost');
  if (purpose === 'new targets') {
    const targets = view.stack.find(({ ref }) => ref === source)?.targets.flat() ?? [];
    const now = targets[before] ?? '';
    if (options.includes(now)) yield pick(now);
  }
  if (question.kind === 'value' && incomplete.length > 0)
    for (const option of completable(question)) yield pick(option);
  yield* boringAnswers(question);
}

/** Whether what a player answers is no more than how a cost is paid. CR 601.2g-h */
export function isPayment({ kind, purpose, takeBack }: Question): boolean {
  return (
    kind === 'pay' || (takeBack && ['mana type', 'mana to spend', 'hybrid mana', 'Phyrexian mana'].includes(purpose))
  );
}

/** Whether another answer of a player would be another game, as far as that is gone through. */
export function isOpen(question: Question): boolean {
  return question.kind !== 'priority' && !isPayment(question) && question.purpose !== 'shuffle';
}
