import type { QuestionWords, TellingSession } from '../../adapters/reference/index.ts';
import type { Option, Question } from '../../protocol/index.ts';
import { completable, pick } from '../../runner/index.ts';
import type { Book } from './book.ts';
import { objectOf } from './match.ts';
import { plainAnswers } from './plain-answer.ts';

/** So many games are looked at for one payment. */
const MOST_LOOKS = 2000;
/** So many mana abilities are activated for one. */
const MOST_ACTIVATIONS = 16;

/** One way to make mana: sources of a kind are alike. */
interface Way {
  readonly option: Option;
  /** Ways that are to be used first come first: lands before others, what makes one type before what makes several. */
  readonly key: string;
  /** Whether it costs no more than to tap the source. */
  readonly isPlain: boolean;
}

/**
 * The mana abilities with which a player would pay, if nothing is said: as few as possible, by tapping alone where that will do.
 * Null: none was found, or it was not looked far enough. CR 601.2g
 */
export function frugalPayment(session: TellingSession, book: Book): readonly Option[] | null {
  const search = new Search(book);
  return search.shortest(session, true) ?? search.shortest(session, false);
}

class Search {
  readonly #book: Book;
  #looks = 0;

  constructor(book: Book) {
    this.#book = book;
  }

  shortest(session: TellingSession, plainOnly: boolean): readonly Option[] | null {
    for (let depth = 0; depth <= MOST_ACTIVATIONS; depth++) {
      const found = this.#within(session, '', depth, plainOnly);
      if (found !== null) return found;
    }
    return null;
  }

  /** Ways are used in one order, since it makes no difference. */
  #within(session: TellingSession, from: string, depth: number, plainOnly: boolean): readonly Option[] | null {
    const standing = session.standing();
    if (standing.kind === 'over' || standing.question.kind !== 'pay') return null;
    const { question } = standing;
    if (completable(question).includes('pay')) return [];
    if (depth === 0) return null;
    for (const { option, key, isPlain } of this.#ways(session, question)) {
      if (key < from || (plainOnly && !isPlain)) continue;
      const next = this.#after(session, option);
      const rest = next === null ? null : this.#within(next, key, depth - 1, plainOnly);
      if (rest !== null) return [option, ...rest];
    }
    return null;
  }

  #ways(session: TellingSession, question: Question): readonly Way[] {
    const words = session.words();
    const types = new Map(session.view().battlefield.map(({ ref, types }) => [ref, types]));
    const options = completable(question).filter((option) => option !== 'pay');
    const ways = options.map((option): Way => {
      const said = saidOf(option, words);
      const isPlain = /^tap: add/.test(said);
      const isLand = types.get(objectOf(option))?.includes('land') === true;
      const all = options.filter((other) => objectOf(other) === objectOf(option)).length;
      const key = `${isLand ? 0 : 1} ${all} ${said.length > 12 ? 1 : 0} ${this.#book.nameOf(objectOf(option))} ${said}`;
      return { option, key, isPlain };
    });
    const sorted = ways.sort((one, two) => (one.key < two.key ? -1 : one.key > two.key ? 1 : 0));
    return sorted.filter((way, index) => way.key !== sorted[index - 1]?.key);
  }

  /** The game after an activation, when it is to be paid on; null where that is not looked at. */
  #after(session: TellingSession, option: Option): TellingSession | null {
    if (this.#looks++ >= MOST_LOOKS) return null;
    const next = session.fork();
    if (next.answer(pick(option)) !== null) return null;
    for (let answers = 0; answers < 20; answers++) {
      const standing = next.standing();
      if (standing.kind === 'over') return null;
      const { question } = standing;
      if (question.kind === 'pay') return next;
      if (question.kind === 'priority') return null;
      const answer = [...plainAnswers(question, next.view(), 0)].find((each) => next.answer(each) === null);
      if (answer === undefined) return null;
    }
    return null;
  }
}

function saidOf(option: Option, words: QuestionWords | null): string {
  return words?.options.get(option) ?? option;
}
