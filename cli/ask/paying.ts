import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Happening, Option, Question, Ref, View } from '../../protocol/index.ts';
import { completable, parsedOption, pick } from '../../runner/index.ts';
import type { Book } from './book.ts';
import { manaWanted } from './mana-wanted.ts';
import { objectOf } from './match.ts';
import { plainAnswers } from './plain-answer.ts';
import type { Way } from './ways-to-pay.ts';

/** So many answers are given on the way from one of them to the next. */
const MOST_ANSWERS = 40;

/** A payment that was made in a game apart. */
export interface Payment {
  /** The ways in their order, those that are alike together. */
  readonly ways: readonly Way[];
  /** What is picked at each question how to pay, and which type of mana is made, those on the way among them. */
  readonly picks: readonly Option[];
  /** Mana that is left. */
  readonly left: number;
}

/** How many creatures are tapped and cards exiled for mana of a cost. CR 702.51a, 702.66a */
export interface Instead {
  readonly convoke: number;
  readonly delve: number;
}

/** Ways in the order in which they are used. */
export function bestFirst(ways: readonly Way[]): readonly Way[] {
  return ways.toSorted((one, two) => (one.key < two.key ? -1 : one.key > two.key ? 1 : 0));
}

export type WayFor = (option: Option, session: TellingSession, question: Question) => Way;

/** A game apart in which a cost is paid. */
export class Paying {
  readonly happened: Happening[] = [];
  readonly #session: TellingSession;
  readonly #source: Ref | null;
  readonly #seat: Question['player'];
  readonly #book: Book;
  /** Null: as few as possible. */
  readonly #instead: Instead | null;
  /** Null: ways are not told apart. */
  readonly #wayFor: WayFor | null;
  readonly #picks: Option[] = [];
  /** What was asked for. */
  readonly #asked = new Set<string>();

  constructor(
    session: TellingSession,
    { source, player }: Pick<Question, 'source' | 'player'>,
    book: Book,
    instead: Instead | null,
    wayFor: WayFor | null,
  ) {
    this.#session = session;
    this.#source = source;
    this.#seat = player;
    this.#book = book;
    this.#instead = instead;
    this.#wayFor = wayFor;
  }

  /** The ways that can be gone now, the best first; those that lead to no end as far as is known only where there are no others. */
  ways(): readonly Way[] {
    const question = this.#payQuestion();
    if (question === null) return [];
    const isWay = (option: Option): boolean => option !== 'pay';
    const good = completable(question).filter(isWay);
    const options = good.length > 0 ? good : question.options.filter(isWay);
    const wayFor = this.#wayFor;
    if (wayFor === null) return [];
    return bestFirst(options.map((option) => wayFor(option, this.#session, question)));
  }

  /** Whether the cost is paid: what has one possibility left is done without being asked. */
  isPaid(): boolean {
    return this.#payQuestion() === null && !this.happened.some(({ kind }) => kind === 'taken back');
  }

  /** Pays, where that is possible. Whether the cost is paid. */
  pays(): boolean {
    if (this.isPaid()) return true;
    const question = this.#payQuestion();
    if (question === null || !completable(question).includes('pay')) return false;
    return this.#paysAsSaid() && this.activate('pay');
  }

  #paysAsSaid(): boolean {
    const said = this.#instead;
    if (said === null) return true;
    const trial = this.#trial();
    if (!trial.activate('pay')) return false;
    return (['convoke', 'delve'] as const).every(
      (purpose) => trial.#asked.has(purpose) || paidInstead(trial.happened)[purpose] === said[purpose],
    );
  }

  /** The same in a game apart. */
  #trial(): Paying {
    const at = { source: this.#source, player: this.#seat };
    return new Paying(this.#session.fork(), at, this.#book, this.#instead, null);
  }

  /** Whether as many creatures or cards can pay as is said, where that is asked. */
  #isAsSaid({ purpose, min, max }: Question): boolean {
    this.#asked.add(purpose);
    if (this.#instead === null || (purpose !== 'convoke' && purpose !== 'delve')) return true;
    const said = this.#instead[purpose];
    return min <= said && said <= max;
  }

  payment(ways: readonly Way[]): Payment {
    const view: View = this.#session.view();
    const left = this.#seat === 'chance' ? 0 : (view.players[this.#seat]?.pool.length ?? 0);
    return { ways, picks: this.#picks, left };
  }

  /** Picks an option and answers what is asked on the way to the next, as is done without. Whether the payment goes on or is made. */
  activate(option: Option): boolean {
    if (!this.#pick(option)) return false;
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const standing = this.#session.standing();
      if (standing.kind === 'over' || this.happened.some(({ kind }) => kind === 'taken back')) return false;
      const { question } = standing;
      if (!this.#isAsSaid(question)) return false;
      if (isOver(question) || (question.kind === 'pay' && question.source === this.#source)) return true;
      if (!(question.kind === 'pay' ? this.#payOnTheWay(question) : this.#plainly(question))) return false;
    }
    return false;
  }

  /** A mana ability that itself costs mana: by what does the least harm. */
  #payOnTheWay(question: Question): boolean {
    if (completable(question).includes('pay')) return this.#pick('pay');
    const object = objectOf(this.#picks.findLast((option) => parsedOption(option) !== null) ?? '');
    const [first] = this.ways().filter(({ option }) => objectOf(option) !== object);
    const option = first?.option ?? completable(question)[0] ?? question.options[0];
    return option !== undefined && this.#pick(option);
  }

  #plainly(question: Question): boolean {
    if (question.purpose === 'mana type' && question.kind === 'value' && this.#wayFor !== null)
      return this.#pick(this.typeFor(question));
    for (const answer of plainAnswers(question, this.#session.view(), 0)) {
      if (this.#session.answer(answer) !== null) continue;
      this.#note();
      return true;
    }
    return false;
  }

  /** A type with which the cost can be paid at once, if there is one; those first that the cost says and the pool lacks. */
  typeFor(question: Question): Option {
    const wanted = manaWanted(this.#source, this.#session.view(), this.#book);
    const known = completable(question);
    const place = (type: Option): number => (wanted.includes(type) ? wanted.indexOf(type) : wanted.length);
    const good = (known.length > 0 ? known : question.options).toSorted((one, two) => place(one) - place(two));
    const pays = (type: Option): boolean => {
      const game = this.#trial();
      return game.activate(type) && game.pays();
    };
    return good.find(pays) ?? good[0] ?? '';
  }

  #pick(option: Option): boolean {
    if (this.#session.answer(pick(option)) !== null) return false;
    this.#picks.push(option);
    this.#note();
    return true;
  }

  #note(): void {
    this.happened.push(...this.#session.happenings());
  }

  #payQuestion(): Question | null {
    const standing = this.#session.standing();
    return standing.kind === 'asks' && standing.question.kind === 'pay' ? standing.question : null;
  }
}

/** Whether a question comes after the payment. */
function isOver({ kind, takeBack, purpose }: Question): boolean {
  return (
    kind === 'priority' || (kind !== 'pay' && !takeBack && !['mana type', 'mana to spend', 'cost'].includes(purpose))
  );
}

/** How many creatures were tapped and cards exiled from a graveyard for mana, as far as that can be told from other costs. */
function paidInstead(happened: readonly Happening[]): Instead {
  const forMana = happened.flatMap((one) => (one.kind === 'tapped for mana' ? [one.object] : []));
  const tapped = happened.filter((one) => one.kind === 'tapped' && !forMana.includes(one.object));
  const exiled = happened.filter((one) => one.kind === 'moved' && one.from === 'graveyard' && one.to === 'exile');
  return { convoke: tapped.length, delve: exiled.length };
}
