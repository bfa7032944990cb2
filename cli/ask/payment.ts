import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Happening, Option, Question, Ref, View } from '../../protocol/index.ts';
import { completable, parsedOption, pick } from '../../runner/index.ts';
import type { Book } from './book.ts';
import { objectOf } from './match.ts';
import { plainAnswers } from './plain-answer.ts';
import { colorsOf, type Way, wayOf } from './ways-to-pay.ts';

/** So many mana abilities are activated for one payment. */
const MOST_ACTIVATIONS = 60;
/** So many answers are given on the way from one of them to the next. */
const MOST_ANSWERS = 40;

/** A payment that was made in a game apart. */
interface Payment {
  /** The ways in their order, those that are alike together. */
  readonly ways: readonly Way[];
  /** What is picked at each question how to pay, and which type of mana is made, those on the way among them. */
  readonly picks: readonly Option[];
  /** Mana that is left. */
  readonly left: number;
}

/**
 * What a player picks who pays and says nothing of how: no activation is more than is needed, and those come first that cost
 * and could do the least else, as `wayOf` has it. Null: no payment was found. CR 601.2g
 */
export function frugalPayment(session: TellingSession, book: Book): readonly Option[] | null {
  const standing = session.standing();
  if (standing.kind === 'over') return null;
  return new Payer(session, book, standing.question).frugal();
}

class Payer {
  readonly #session: TellingSession;
  readonly #book: Book;
  readonly #question: Question;
  readonly #ways = new Map<Option, Way>();

  constructor(session: TellingSession, book: Book, question: Question) {
    this.#session = session;
    this.#book = book;
    this.#question = question;
  }

  frugal(): readonly Option[] | null {
    let best = this.#inOrder();
    if (best === null) return null;
    if (best.left > 0) for (const { key } of worstFirst(best.ways)) best = this.#withFewest(best, key);
    for (const way of worstFirst(best.ways)) best = this.#withBetter(best, way);
    return best.picks;
  }

  /** Pays with the first way that there is, again and again, until the cost is paid. */
  #inOrder(): Payment | null {
    const game = new Paying(this.#session.fork(), this.#question, (...at) => this.#wayFor(...at));
    const ways: Way[] = [];
    while (ways.length < MOST_ACTIVATIONS) {
      if (game.pays()) return game.payment(ways);
      const [way] = game.ways();
      if (way === undefined || !game.activate(way.option)) return null;
      ways.push(way);
    }
    return null;
  }

  /** The same with as few as will do of the ways that are alike: if some number will do, so will a greater one. */
  #withFewest(payment: Payment, key: string): Payment {
    let best = payment;
    let least = 0;
    let most = payment.ways.filter((way) => way.key === key).length;
    while (least < most) {
      const count = Math.floor((least + most) / 2);
      const fewer = this.#paidWith(withCount(payment.ways, key, count));
      if (fewer === null) least = count + 1;
      else {
        best = fewer;
        most = count;
      }
    }
    return best;
  }

  /** The same with clearly better ways in place of this one, as far as they will do: what was picked first may have been the wrong type. */
  #withBetter(payment: Payment, worse: Way): Payment {
    let best = payment;
    const better = bestFirst([...this.#ways.values()].filter(({ rank }) => rank < worse.rank));
    for (const way of better.filter(({ key }, at, all) => key !== all[at - 1]?.key)) {
      for (;;) {
        const count = best.ways.filter(({ key }) => key === worse.key).length;
        if (count === 0) return best;
        const other = this.#paidWith(bestFirst([...withCount(best.ways, worse.key, count - 1), way]));
        if (other === null || other.left > best.left) break;
        best = other;
      }
    }
    return best;
  }

  /** Pays with these ways and no others; null: that is not enough. */
  #paidWith(ways: readonly Way[]): Payment | null {
    const game = new Paying(this.#session.fork(), this.#question, (...at) => this.#wayFor(...at));
    for (const { key } of ways) {
      if (game.isPaid()) break;
      const way = game.ways().find((one) => one.key === key);
      if (way === undefined || !game.activate(way.option)) return null;
    }
    return game.pays() ? game.payment(ways) : null;
  }

  #wayFor(option: Option, session: TellingSession, question: Question): Way {
    const known = this.#ways.get(option);
    if (known !== undefined) return known;
    const way = wayOf(option, session, question, this.#book, () => tried(option, session, question));
    this.#ways.set(option, way);
    return way;
  }
}

/** Of ways that are alike one. */
function worstFirst(ways: readonly Way[]): readonly Way[] {
  return ways.toReversed().filter((way, at, all) => way.key !== all[at - 1]?.key);
}

function bestFirst(ways: readonly Way[]): readonly Way[] {
  return ways.toSorted((one, two) => (one.key < two.key ? -1 : one.key > two.key ? 1 : 0));
}

function withCount(ways: readonly Way[], key: string, count: number): readonly Way[] {
  let left = count;
  return ways.filter((way) => way.key !== key || left-- > 0);
}

/** What happens when a mana ability is activated. */
function tried(option: Option, session: TellingSession, question: Question): readonly Happening[] {
  const game = new Paying(session.fork(), question, null);
  game.activate(option);
  return game.happened;
}

type WayFor = (option: Option, session: TellingSession, question: Question) => Way;

/** A game apart in which a cost is paid. */
class Paying {
  readonly happened: Happening[] = [];
  readonly #session: TellingSession;
  readonly #source: Ref | null;
  readonly #seat: Question['player'];
  /** Null: ways are not told apart. */
  readonly #wayFor: WayFor | null;
  readonly #picks: Option[] = [];

  constructor(session: TellingSession, { source, player }: Pick<Question, 'source' | 'player'>, wayFor: WayFor | null) {
    this.#session = session;
    this.#source = source;
    this.#seat = player;
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
    return this.activate('pay');
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
      return this.#pick(this.#typeFor(question));
    for (const answer of plainAnswers(question, this.#session.view(), 0)) {
      if (this.#session.answer(answer) !== null) continue;
      this.#note();
      return true;
    }
    return false;
  }

  /** A type with which the cost can be paid at once, if there is one; those first that the cost says. */
  #typeFor(question: Question): Option {
    const said = colorsOf(this.#session.view().stack.find(({ ref }) => ref === this.#source)?.name ?? '');
    const good = completable(question).toSorted((one, two) => Number(said.includes(two)) - Number(said.includes(one)));
    const pays = (type: Option): boolean => {
      const game = new Paying(this.#session.fork(), { source: this.#source, player: this.#seat }, null);
      return game.activate(type) && game.pays();
    };
    return good.find(pays) ?? good[0] ?? question.options[0] ?? '';
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
