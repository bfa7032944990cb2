import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Option, Question } from '../../protocol/index.ts';
import { pick } from '../../runner/index.ts';
import type { Book } from './book.ts';
import { Choices } from './choices.ts';
import { Game } from './game.ts';

/** So many answers, and it is not known. */
const MOST_ANSWERS = 200;

/**
 * A question of a player with priority in which only those options are incomplete that could not be completed in a game apart. The engine
 * looks at mana that sources make by tapping, and says of the rest that it does not know.
 */
export function triedOut(question: Question, session: TellingSession, book: Book): Question {
  if (question.kind !== 'priority' || question.incomplete.length === 0) return question;
  return {
    ...question,
    incomplete: question.incomplete.filter((option) => !isCompleted(option, question, session, book)),
  };
}

/** Whether the options at a question depend on mana that costs more than tapping its source. */
export function hasCostlyMana({ options }: Question, words: ReadonlyMap<Option, string> | undefined): boolean {
  return options.some((option) => /^(?!tap: add ).*: add /.test(words?.get(option) ?? ''));
}

function isCompleted(option: Option, question: Question, session: TellingSession, book: Book): boolean {
  const game = new Game(session.fork(), book.copy());
  const choices = new Choices(
    game,
    () => null,
    () => false,
  );
  const { mark } = game;
  if (game.give(question, pick(option), { kind: 'silence' }) !== null) return false;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (game.since(mark).some(({ kind }) => kind === 'taken back')) return false;
    const standing = game.session.standing();
    if (standing.kind === 'over' || standing.question.kind === 'priority') return true;
    if (choices.answer(standing.question, null).end !== null) return false;
  }
  return false;
}
