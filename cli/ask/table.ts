import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Answer, Question, Seat } from '../../protocol/index.ts';
import { pick } from '../../runner/index.ts';
import { UsageError } from '../usage-error.ts';
import type { Line, Saying, Until } from './asked.ts';
import type { Book } from './book.ts';
import { forcedFight, isDoneByForce, isVague } from './by-force.ts';
import { Choices, type Open } from './choices.ts';
import { optionOf } from './choose-option.ts';
import { Game, type Mark } from './game.ts';
import { isPayment } from './plain-answer.ts';
import { hasCostlyMana, triedOut } from './completes.ts';
import type { By, Ending, Transcript } from './transcript.ts';
import { Goal } from './goal.ts';
import { whenAsked, whyPassed } from './when-asked.ts';
import { nobodyAsked } from './why-not.ts';

/** So many answers, and the question is given up. */
const MOST_ANSWERS = 3000;
/** So many passes in a row lead nowhere. */
const MOST_PASSES = 200;

export interface Seating {
  readonly session: TellingSession;
  readonly book: Book;
  readonly lines: readonly Line[];
  /** Whether the stack is resolved after the last line. */
  readonly resolves: boolean;
  readonly open: Open;
}

/** Plays what the lines say. Throws a `UsageError` for a line that can mean several things, or names what there is not. */
export function play(seating: Seating): Transcript {
  return new Table(seating).play();
}

class Table {
  readonly #game: Game;
  readonly #choices: Choices;
  readonly #lines: readonly Line[];
  readonly #resolves: boolean;
  /** The line that comes next. */
  #at = 0;
  /** Where the line before it began. */
  #from: Mark;
  /** Where everyone is passing to. */
  #goal: Goal | null = null;
  /** Passes since something else was done. */
  #passes = 0;

  constructor({ session, book, lines, resolves, open }: Seating) {
    this.#game = new Game(session, book);
    this.#choices = new Choices(this.#game, open, (tried) => this.#wouldBeRight(tried));
    this.#from = this.#game.mark;
    this.#lines = lines;
    this.#resolves = resolves;
  }

  play(): Transcript {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const standing = this.#game.session.standing();
      const end = standing.kind === 'over' ? (this.#choices.miss() ?? standing) : this.#turnTo(standing.question);
      if (end !== null) return this.#game.transcript(this.#triedOut(end), this.#left(end));
    }
    return this.#game.transcript({ kind: 'endless' }, this.#left(null));
  }

  #left(end: Ending | null): readonly Line[] {
    const refused = end?.kind === 'refused' ? this.#lines.indexOf(end.line) + 1 : 0;
    return this.#lines.slice(Math.max(this.#at, refused));
  }

  /** Has a question answered; the end, where there is nothing to answer or it may not be. */
  #turnTo(question: Question): Ending | null {
    if (question.kind === 'priority') return this.#choices.settle(question) ?? this.#priority(question);
    const next = this.#lines[this.#at] ?? null;
    if (next?.kind === 'options' && !isPayment(question) && (next.player ?? question.player) === question.player)
      return this.#showOptions(next, question);
    const { mark } = this.#game;
    const { end, tookLine } = this.#choices.answer(question, next);
    if (tookLine) this.#take(mark);
    this.#passes = 0;
    return end;
  }

  #priority(question: Question): Ending | null {
    if (this.#goal !== null) {
      if (!this.#goal.isReached(this.#game.view) && this.#passes < MOST_PASSES)
        return this.#pass(question, { kind: 'passing' });
      this.#goal = null;
      this.#passes = 0;
    }
    const line = this.#lines[this.#at];
    return line === undefined ? this.#afterLast(question) : this.#carryOut(line, question);
  }

  #afterLast(question: Question): Ending | null {
    if (!this.#resolves || this.#game.view.stack.length === 0) return { kind: 'played' };
    return this.#pass(question, { kind: 'silence' });
  }

  #carryOut(line: Line, question: Question): Ending | null {
    switch (line.kind) {
      case 'stop':
        return { kind: 'played' };
      case 'pass':
        return this.#inTurn(line, line.player, question, () => this.#does(line, question, pick('pass')));
      case 'concede':
        return this.#inTurn(line, line.player, question, () => this.#does(line, question, { kind: 'concede' }));
      case 'act':
        return this.#inTurn(line, line.player, question, () => this.#act(line, question));
      case 'may':
        return this.#tryOut(line);
      case 'options':
        return this.#optionsOf(line, question);
      case 'go on':
        return this.#goOn(line);
      case 'choose':
        return this.#awaitChoice(line, question);
    }
  }

  /** Others pass until the player has priority. */
  #inTurn(line: Line, player: Seat | 'chance', question: Question, does: () => Ending | null): Ending | null {
    if (question.player === player) return does();
    const why = whyPassed(player, this.#game);
    if (why !== null) return this.#nobodyAsked(line, question, why);
    return this.#pass(question, { kind: 'passing' });
  }

  /** What a player may do is told as it is once the others have passed, and nobody passes for it. */
  #optionsOf(line: Extract<Line, { kind: 'options' }>, question: Question): Ending | null {
    const player = line.player ?? question.player;
    const session = whenAsked(player, this.#game);
    const standing = session?.standing() ?? null;
    if (session === null || standing?.kind !== 'asks')
      return this.#nobodyAsked(line, question, whyPassed(player, this.#game));
    return this.#showOptions(line, standing.question, session);
  }

  /** The next line is being carried out. */
  #take(from: Mark): void {
    this.#at++;
    this.#from = from;
  }

  #goOn({ until }: Extract<Line, { kind: 'go on' }>): null {
    const isThere = this.#hasJustBegun(until);
    this.#take(this.#game.mark);
    this.#passes = 0;
    this.#goal = isThere ? null : new Goal(until, this.#game.view);
    return null;
  }

  /** Whether the step or turn to pass to began by itself with the line before, as where an effect ended the turn. */
  #hasJustBegun(until: Until): boolean {
    const before = this.#lines[this.#at - 1];
    const passedOn = before?.kind === 'go on' && (before.until.kind === 'step' || before.until.kind === 'turn');
    if (before === undefined || passedOn || (until.kind !== 'step' && until.kind !== 'turn')) return false;
    const began = this.#game.since(this.#from).findLast((one) => one.kind === `${until.kind} began`);
    const { step, active } = this.#game.view;
    if (began === undefined || (until.player !== null && until.player !== active)) return false;
    return until.kind === 'turn' || until.step === step;
  }

  /** All pass until the question comes to which the line is the answer. */
  #awaitChoice(line: Extract<Line, { kind: 'choose' }>, question: Question): Ending | null {
    const { stack, step } = this.#game.view;
    if (this.#isDone(line, question)) {
      this.#at++;
      return null;
    }
    const [says] = line.says;
    const before = says === undefined ? [] : (BEFORE[says.kind] ?? []);
    if (stack.length > 0 || (before.includes(step) && this.#passes < MOST_PASSES))
      return this.#pass(question, { kind: 'passing' });
    const who = this.#game.book.player(line.player);
    const why = `nobody asks ${who} for a choice here (what has one possibility is not asked)`;
    const isFight = says?.kind === 'attack' || says?.kind === 'block';
    return this.#nobodyAsked(line, question, isFight ? forcedFight(line, this.#game.sight(question)) : why);
  }

  /** Whether what the line says was done by itself, and no question comes to which it can be the answer. */
  #isDone(line: Extract<Line, { kind: 'choose' }>, question: Question): boolean {
    const game = this.#game;
    const before = { happened: game.since(this.#from), questions: game.askedSince(this.#from) };
    if (!isDoneByForce(line, before, game.sight(question))) return false;
    if (!isVague(line)) return true;
    const { session, book } = game;
    const { end } = play({
      session: session.fork(),
      book: book.copy(),
      lines: [line],
      resolves: false,
      open: () => null,
    });
    return end.kind === 'refused';
  }

  /** In a game apart. */
  #wouldBeRight(lines: readonly Line[]): boolean {
    const { session, book } = this.#game;
    try {
      const { end } = play({ session: session.fork(), book: book.copy(), lines, resolves: false, open: () => null });
      return end.kind === 'played' || end.kind === 'over';
    } catch (error) {
      if (error instanceof UsageError) return false;
      throw error;
    }
  }

  #nobodyAsked(line: Line, question: Question, why: string | null): Ending {
    return { kind: 'refused', line, refusal: nobodyAsked(this.#game.sight(question), why) };
  }

  #act(line: Extract<Line, { kind: 'act' }>, question: Question): Ending | null {
    const chosen = optionOf(line, this.#game.sight(question));
    switch (chosen.kind) {
      case 'refused':
        return { kind: 'refused', line, refusal: chosen.refusal };
      case 'unclear':
        throw new UsageError(`line ${line.number}: ${chosen.why}`);
      case 'option':
        this.#choices.begin(line, line, line.player, [...costSaid(chosen.cost), ...line.says]);
        return this.#does(line, question, pick(chosen.option));
    }
  }

  /** Whether something may be done is tried in a game apart. */
  #tryOut(line: Extract<Line, { kind: 'may' }>): null {
    const { number, text, act, claim } = line;
    const { session, book, view } = this.#game;
    const lines: readonly Line[] = [{ number, text, ...act }];
    const { end } = play({ session: session.fork(), book: book.copy(), lines, resolves: false, open: () => null });
    this.#game.note({ kind: 'may', line, claim, why: end.kind === 'refused' ? end.refusal : null, view });
    this.#at++;
    return null;
  }

  /** The end with what may be done where a line was refused, tried out. */
  #triedOut(end: Ending): Ending {
    if (end.kind !== 'refused' || end.refusal.at === null) return end;
    const { session, book } = this.#game;
    const at = { ...end.refusal.at, question: triedOut(end.refusal.at.question, session, book) };
    return { ...end, refusal: { ...end.refusal, at } };
  }

  #showOptions(line: Line, question: Question, session: TellingSession = this.#game.session): null {
    const told = triedOut(question, session, this.#game.book);
    this.#game.note({ kind: 'options', line, question: told, words: session.words(), view: session.view() });
    this.#at++;
    return null;
  }

  #does(line: Line, question: Question, answer: Answer): Ending | null {
    this.#take(this.#game.mark);
    const refusal = this.#game.give(question, answer, { kind: 'line', line });
    this.#passes = 0;
    return refusal === null ? null : { kind: 'refused', line, refusal };
  }

  #pass(question: Question, by: By): Ending | null {
    this.#passes++;
    const { session, book } = this.#game;
    const told = hasCostlyMana(question, session.words()?.options) ? triedOut(question, session, book) : question;
    return this.#game.give(told, pick('pass'), by) === null ? null : { kind: 'no answer' };
  }
}

/** What a line says that names a cost where it says how a spell is cast. */
function costSaid(cost: string | null): readonly Saying[] {
  return cost === null ? [] : [{ kind: 'cost', cost, paid: true }];
}

const BEFORE_ATTACKS: readonly string[] = ['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat'];
const BEFORE_BLOCKS: readonly string[] = [...BEFORE_ATTACKS, 'declare attackers'];
/** Steps in which all pass until the question comes to which a line can be the answer. CR 508.1, 509.1, 510.1c */
const BEFORE: Partial<Readonly<Record<Saying['kind'], readonly string[]>>> = {
  attack: BEFORE_ATTACKS,
  block: BEFORE_BLOCKS,
  division: ['declare blockers', 'first-strike damage'],
};
