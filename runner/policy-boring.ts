import type { Answer, Option, Question } from '../protocol/index.ts';
import { byCreature, completable, pick, TAKE_BACK } from './picks.ts';

/** How many answers are tried where an engine refuses one after the other; of declarations in combat, which are judged as a whole. */
const TRIES = 64;
const DECLARATIONS = 2000;

/**
 * The answers of the boring policy, the one that it wants first: pass, decline, as few as possible, the first in the order of
 * the options, payments as the engine's own plan has them, chance as it lies. The others are for questions whose options
 * cannot be taken together. Taking back is the last of them.
 */
export function* boringAnswers(question: Question): Generator<Answer> {
  if (cannotComplete(question)) yield TAKE_BACK;
  const most = question.kind === 'attackers' || question.kind === 'blockers' ? DECLARATIONS : TRIES;
  let tries = 0;
  for (const answer of answersOfKind(question)) {
    if (tries++ === most) break;
    yield answer;
  }
  if (question.takeBack) yield TAKE_BACK;
}

/** Whether the player has begun something that no answer completes and that can be taken back. */
export function cannotComplete(question: Question): boolean {
  if (!question.takeBack) return false;
  switch (question.kind) {
    case 'pay':
      return completable(question).length === 0;
    case 'number':
      return question.max < question.min;
    case 'objects':
    case 'modes':
      return question.options.length < question.min;
    default:
      return false;
  }
}

function answersOfKind(question: Question): Iterable<Answer> {
  switch (question.kind) {
    case 'priority':
      return singles(question, ['pass']);
    case 'yes or no':
      return singles(question, ['no']);
    case 'value':
      return singles(question, []);
    case 'pay':
      return payments(question);
    case 'number':
      return numbers(question);
    case 'order':
      return [pick(...question.options), pick(...question.options.toReversed())];
    case 'divide':
      return divisions(question);
    case 'objects':
    case 'modes':
      return fewest(question);
    case 'attackers':
    case 'blockers':
      return fewestCreatures(question);
  }
}

/** One option each, the preferred ones first. */
function* singles(question: Question, preferred: readonly Option[]): Generator<Answer> {
  for (const option of preferred) if (question.options.includes(option)) yield pick(option);
  for (const option of question.options) if (!preferred.includes(option)) yield pick(option);
}

/** Pays as soon as that completes, else activates what the engine says can complete. CR 601.2g-h */
function* payments(question: Question): Generator<Answer> {
  const good = completable(question);
  if (good.includes('pay')) yield pick('pay');
  for (const option of good) if (option !== 'pay') yield pick(option);
  for (const option of question.options) if (!good.includes(option)) yield pick(option);
}

function* numbers(question: Question): Generator<Answer> {
  yield { kind: 'number', value: question.min };
  for (let value = question.min + 1; value <= question.max; value++) yield { kind: 'number', value };
}

/** As few as possible, the first ones first; then other runs of neighbours, then one more. */
function* fewest({ options, min, max }: Question): Generator<Answer> {
  for (let count = min; count <= Math.min(max, options.length); count++) {
    const starts = count === 0 ? 1 : options.length - count + 1;
    for (let start = 0; start < starts; start++) yield pick(...options.slice(start, start + count));
  }
}

/** As few as possible; then each creature with its first option; then each option alone; then two, and so on. */
function* fewestCreatures(question: Question): Generator<Answer> {
  const firsts = byCreature(question.options).flatMap((options) => options.slice(0, 1));
  yield pick(...firsts.slice(0, question.min));
  yield pick(...firsts.slice(0, question.max));
  for (let count = Math.max(1, question.min); count <= question.max; count++)
    for (const chosen of setsOf(question.options, count)) yield pick(...chosen);
}

/** All sets of so many. */
function* setsOf(options: readonly Option[], count: number, from = 0): Generator<readonly Option[], void, void> {
  if (count === 0) yield [];
  else
    for (let first = from; first + count <= options.length; first++)
      for (const rest of setsOf(options, count - 1, first + 1)) yield [options[first] as Option, ...rest];
}

/** One for each and the rest for the first, where it goes round; then all for one of them. */
function* divisions({ options, max: total }: Question): Generator<Answer> {
  const others = options.length - 1;
  if (total >= others) yield { kind: 'divide', amounts: options.map((_, i) => (i === 0 ? total - others : 1)) };
  for (const all of options) yield { kind: 'divide', amounts: options.map((option) => (option === all ? total : 0)) };
}
