import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Option, Question } from '../../protocol/index.ts';
import { completable, pick } from '../../runner/index.ts';
import type { Book } from './book.ts';
import { objectOf } from './match.ts';
import { plainAnswers } from './plain-answer.ts';

/** So many games are looked at for one payment. */
const MOST_LOOKS = 100;
/** So many mana abilities are activated for one. */
const MOST_ACTIVATIONS = 30;

/** One way to make mana: sources of a kind are alike. */
interface Way {
  readonly option: Option;
  /** Ways that are to be used first come first: lands before others, what makes one type before what makes several. */
  readonly key: string;
  /** Whether it costs no more than to tap the source. */
  readonly isPlain: boolean;
}

/**
 * The mana abilities with which a player would pay, if nothing is said: lands first, by tapping alone where that will do, and no
 * more than are needed. Null: none was found, or it was not looked far enough. CR 601.2g
 */
export function frugalPayment(session: TellingSession, book: Book): readonly Option[] | null {
  const first = inOrder(session.fork(), book);
  if (first === null || first.unspent === 0) return first?.options ?? null;
  const fewest = first.options.length - first.unspent;
  const search = new Search(book);
  return search.within(session, '', fewest, true) ?? search.within(session, '', fewest, false) ?? first.options;
}

interface Payment {
  readonly options: readonly Option[];
  /** Mana that was made for it and is left. */
  readonly unspent: number;
}

/** Pays with one way after the other, as they come. Uses up the session. */
function inOrder(session: TellingSession, book: Book): Payment | null {
  const options: Option[] = [];
  const pool = (): number => session.view().players.reduce((sum, { pool: mana }) => sum + mana.length, 0);
  const before = pool();
  while (options.length < MOST_ACTIVATIONS) {
    const standing = session.standing();
    if (standing.kind === 'over' || standing.question.kind !== 'pay') return null;
    if (completable(standing.question).includes('pay')) {
      if (session.answer(pick('pay')) !== null) return null;
      return { options, unspent: Math.max(0, pool() - before) };
    }
    const ways = waysOf(session, standing.question, book);
    const way = ways.find(({ isPlain }) => isPlain) ?? ways[0];
    if (way === undefined || !activate(session, way.option)) return null;
    options.push(way.option);
  }
  return null;
}

class Search {
  readonly #book: Book;
  #looks = 0;

  constructor(book: Book) {
    this.#book = book;
  }

  /** Ways are used in one order, since it makes no difference. */
  within(session: TellingSession, from: string, depth: number, plainOnly: boolean): readonly Option[] | null {
    const standing = session.standing();
    if (standing.kind === 'over' || standing.question.kind !== 'pay') return null;
    const { question } = standing;
    if (completable(question).includes('pay')) return [];
    if (depth === 0) return null;
    for (const { option, key, isPlain } of waysOf(session, question, this.#book)) {
      if (key < from || (plainOnly && !isPlain) || this.#looks++ >= MOST_LOOKS) continue;
      const next = session.fork();
      const rest = activate(next, option) ? this.within(next, key, depth - 1, plainOnly) : null;
      if (rest !== null) return [option, ...rest];
    }
    return null;
  }
}

function waysOf(session: TellingSession, question: Question, book: Book): readonly Way[] {
  const words = session.words();
  const types = new Map(session.view().battlefield.map(({ ref, types }) => [ref, types]));
  const options = completable(question).filter((option) => option !== 'pay');
  const ways = options.map((option): Way => {
    const said = words?.options.get(option) ?? option;
    const object = objectOf(option);
    const isLand = types.get(object)?.includes('land') === true;
    const all = options.filter((other) => objectOf(other) === object).length;
    const key = `${isLand ? 0 : 1} ${all} ${said.length > SHORT ? 1 : 0} ${book.nameOf(object)} ${said}`;
    return { option, key, isPlain: /^tap: add/.test(said) };
  });
  const sorted = ways.sort((one, two) => (one.key < two.key ? -1 : one.key > two.key ? 1 : 0));
  return sorted.filter((way, index) => way.key !== sorted[index - 1]?.key);
}

/** The words of `tap: add {G}` and no more. */
const SHORT = 'tap: add {G}'.length;

/** Activates a mana ability and answers what it asks as is done without. Whether the payment goes on. */
function activate(session: TellingSession, option: Option): boolean {
  if (session.answer(pick(option)) !== null) return false;
  for (let answers = 0; answers < 20; answers++) {
    const standing = session.standing();
    if (standing.kind === 'over' || standing.question.kind === 'priority') return false;
    const { question } = standing;
    if (question.kind === 'pay') return true;
    const answer = [...plainAnswers(question, session.view(), 0)].find((each) => session.answer(each) === null);
    if (answer === undefined) return false;
  }
  return false;
}
