import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Happening, Option, Question, Ref } from '../../protocol/index.ts';
import type { Book } from './book.ts';
import { bestFirst, type Instead, Paying, type Payment } from './paying.ts';
import { type Way, wayOf } from './ways-to-pay.ts';

/** So many mana abilities are activated for one payment. */
const MOST_ACTIVATIONS = 60;
/**
 * What a player picks who pays and says nothing of how: no activation is more than is needed, and those come first that cost
 * and could do the least else, as `wayOf` has it; creatures and cards pay as `instead` has it where that is possible. Null: no payment
 * was found. CR 601.2g
 */
export function frugalPayment(session: TellingSession, book: Book, instead: Instead): readonly Option[] | null {
  const standing = session.standing();
  if (standing.kind === 'over') return null;
  const { question } = standing;
  const payer = (kept: Instead | null): Payer => new Payer(session, book, question, kept);
  return payer(instead).frugal() ?? payer(null).frugal();
}

/** The type of mana to make while a cost is being paid, where nobody says which. */
export function typeToPay(session: TellingSession, book: Book, source: Ref): Option | null {
  const standing = session.standing();
  if (standing.kind === 'over' || standing.question.purpose !== 'mana type') return null;
  return new Paying(session.fork(), { ...standing.question, source }, book, null, null).typeFor(standing.question);
}

class Payer {
  readonly #session: TellingSession;
  readonly #book: Book;
  readonly #question: Question;
  readonly #instead: Instead | null;
  readonly #ways = new Map<Option, Way>();

  constructor(session: TellingSession, book: Book, question: Question, instead: Instead | null) {
    this.#session = session;
    this.#book = book;
    this.#question = question;
    this.#instead = instead;
  }

  frugal(): readonly Option[] | null {
    let best = this.#inOrder(null) ?? this.#inAnotherOrder();
    if (best === null) return null;
    if (best.left > 0) for (const { key } of worstFirst(best.ways)) best = this.#withFewest(best, key);
    for (const way of worstFirst(best.ways)) best = this.#withBetter(best, way);
    return best.picks;
  }

  /** With each way first that is known: what comes first can use up what another would have made more of. */
  #inAnotherOrder(): Payment | null {
    const keys = new Set([...this.#ways.values()].map(({ key }) => key));
    for (const key of keys) {
      const payment = this.#inOrder(key);
      if (payment !== null) return payment;
    }
    return null;
  }

  #paying(): Paying {
    const { source, player } = this.#question;
    return new Paying(this.#session.fork(), { source, player }, this.#book, this.#instead, (...at) =>
      this.#wayFor(...at),
    );
  }

  /** Pays with the way that is preferred, or the first that there is, again and again, until the cost is paid. */
  #inOrder(preferred: string | null): Payment | null {
    const game = this.#paying();
    const ways: Way[] = [];
    while (ways.length < MOST_ACTIVATIONS) {
      if (game.pays()) return game.payment(bestFirst(ways));
      const all = game.ways();
      const way = all.find(({ key }) => key === preferred) ?? all[0];
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
    const game = this.#paying();
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
    const way = wayOf(option, session, question, this.#book, () => tried(option, session, question, this.#book));
    this.#ways.set(option, way);
    return way;
  }
}

/** Of ways that are alike one. */
function worstFirst(ways: readonly Way[]): readonly Way[] {
  return ways.toReversed().filter((way, at, all) => way.key !== all[at - 1]?.key);
}

function withCount(ways: readonly Way[], key: string, count: number): readonly Way[] {
  let left = count;
  return ways.filter((way) => way.key !== key || left-- > 0);
}

/** What happens when a mana ability is activated. */
function tried(option: Option, session: TellingSession, question: Question, book: Book): readonly Happening[] {
  const game = new Paying(session.fork(), question, book, null, null);
  game.activate(option);
  return game.happened;
}
