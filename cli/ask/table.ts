import type { QuestionWords, TellingSession } from '../../adapters/reference/index.ts';
import type { Answer, Happening, Question, Seat } from '../../protocol/index.ts';
import { pick } from '../../runner/index.ts';
import { UsageError } from '../usage-error.ts';
import type { ActDeed, Line, Saying, Until } from './asked.ts';
import { type Fit, fitOf } from './answers.ts';
import type { Speech } from './speech.ts';
import type { Book } from './book.ts';
import { optionOf } from './choose-option.ts';
import type { Sight } from './match.ts';
import { isOpen, isPayment, plainAnswers } from './plain-answer.ts';
import type { By, Ending, Refusal, Step, Transcript } from './transcript.ts';
import { Until as Waiting } from './until.ts';
import { nobodyAsked, nothingCalled, notAnOption } from './why-not.ts';
import { refusalAfter } from './what-is-left.ts';

/** So many answers, and the question is given up. */
const MOST_ANSWERS = 3000;
/** So many passes in a row lead nowhere. */
const MOST_PASSES = 200;

/** Answers to choices that the file leaves open, by how many of them came before; null: as it is done without. */
export type Open = (question: Question, before: number) => Answer | null;

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

/** That something was said; the end, where it may not be. */
interface Said {
  readonly end: Ending | null;
}

/** A question at which a line said what was no option. */
interface Miss {
  readonly line: Line;
  readonly refusal: Refusal;
  /** What it names, where nothing in the game is so called. */
  readonly unknown: string | null;
  readonly steps: number;
  readonly happened: number;
}

class Table {
  readonly #seating: Seating;
  readonly #session: TellingSession;
  readonly #book: Book;
  readonly #lines: readonly Line[];
  readonly #steps: Step[] = [];
  readonly #happened: Happening[] = [];
  #at = 0;
  #speeches: Speech[] = [];
  #waiting: Waiting | null = null;
  #missed: Miss | null = null;
  #passes = 0;
  #open = 0;

  constructor(seating: Seating) {
    this.#seating = seating;
    this.#session = seating.session;
    this.#book = seating.book;
    this.#lines = seating.lines;
  }

  play(): Transcript {
    this.#session.happenings();
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      this.#book.see(this.#session.view());
      const standing = this.#session.standing();
      if (standing.kind === 'over') return this.#over(standing);
      const end = this.#turnTo(standing.question);
      if (end !== null) return this.#transcript(end);
    }
    return this.#transcript({ kind: 'endless' });
  }

  #over({ winner, reason }: { readonly winner: number | null; readonly reason: string }): Transcript {
    if (this.#missed !== null) return this.#transcript(this.#endAtMiss(this.#missed));
    return this.#transcript({ kind: 'over', winner, reason });
  }

  /** Has a question answered; the end, where there is nothing to answer or it may not be. */
  #turnTo(question: Question): Ending | null {
    if (question.kind !== 'priority') return this.#choice(question);
    return this.#settleSpeeches(question) ?? this.#priority(question);
  }

  // At priority

  #priority(question: Question): Ending | null {
    if (this.#waiting !== null) {
      if (!this.#waiting.isOver(this.#session.view()) && this.#passes < MOST_PASSES)
        return this.#pass(question, { kind: 'passing' });
      this.#waiting = null;
      this.#passes = 0;
    }
    const line = this.#lines[this.#at];
    if (line === undefined) return this.#afterLast(question);
    switch (line.kind) {
      case 'stop':
        return { kind: 'played' };
      case 'pass':
        return this.#inTurn(line, line.player, question, () => this.#does(line, question, pick('pass')));
      case 'concede':
        return this.#inTurn(line, line.player, question, () => this.#does(line, question, { kind: 'concede' }));
      case 'act':
        return this.#inTurn(line, line.player, question, () => this.#begin(line, line, question));
      case 'may':
        return this.#inTurn(line, line.act.player, question, () => this.#mayIt(line));
      case 'options':
        return this.#inTurn(line, line.player ?? question.player, question, () => this.#showOptions(line, question));
      case 'go on':
        return this.#goOn(line, line.until);
      case 'choose':
        return this.#awaitChoice(line, question);
    }
  }

  #afterLast(question: Question): Ending | null {
    if (!this.#seating.resolves || this.#session.view().stack.length === 0) return { kind: 'played' };
    return this.#pass(question, { kind: 'silence' });
  }

  /** Others pass until the player has priority. */
  #inTurn(line: Line, player: number | 'chance', question: Question, does: () => Ending | null): Ending | null {
    if (question.player === player) return does();
    if (this.#passes >= this.#session.view().players.length)
      return this.#refuse(
        line,
        nobodyAsked(this.#sight(question), `${this.#book.player(player)} does not get priority`),
      );
    return this.#pass(question, { kind: 'passing' });
  }

  #goOn(line: Line, until: Until): null {
    this.#at++;
    this.#passes = 0;
    this.#waiting = new Waiting(until, this.#session.view(), line);
    return null;
  }

  /** All pass until the question comes to which the line is the answer. */
  #awaitChoice(line: Extract<Line, { kind: 'choose' }>, question: Question): Ending | null {
    if (this.#missed !== null) return this.#endAtMiss(this.#missed);
    const { stack, step } = this.#session.view();
    const [says] = line.says;
    const fights = says?.kind === 'attack' || says?.kind === 'block';
    const late = says?.kind === 'attack' ? !BEFORE_ATTACKS.includes(step) : !BEFORE_BLOCKS.includes(step);
    if (stack.length > 0 || (fights && !late && this.#passes < MOST_PASSES))
      return this.#pass(question, { kind: 'passing' });
    return this.#refuse(
      line,
      nobodyAsked(
        this.#sight(question),
        fights
          ? null
          : `nobody asks ${this.#book.player(line.player)} for a choice here (what has one possibility is not asked)`,
      ),
    );
  }

  #begin(line: Line, act: ActDeed, question: Question): Ending | null {
    const chosen = optionOf(act, this.#sight(question));
    switch (chosen.kind) {
      case 'refused':
        return this.#refuse(line, chosen.refusal);
      case 'unclear':
        throw new UsageError(`line ${line.number}: ${chosen.why}`);
      case 'option':
        this.#speak(line, act, act.player, act.says);
        return this.#does(line, question, pick(chosen.option));
    }
  }

  #mayIt(line: Extract<Line, { kind: 'may' }>): null {
    const { act, claim } = line;
    const trial: Line = { number: line.number, text: line.text, ...act };
    const view = this.#session.view();
    const { end } = play({
      session: this.#session.fork(),
      book: this.#book.copy(),
      lines: [trial],
      resolves: false,
      open: () => null,
    });
    const why = end.kind === 'refused' ? end.refusal : null;
    this.#steps.push({ kind: 'may', line, claim, why, view });
    this.#at++;
    return null;
  }

  #showOptions(line: Line, question: Question): null {
    this.#steps.push({ kind: 'options', line, question, words: this.#words(), view: this.#session.view() });
    this.#at++;
    return null;
  }

  /** A line is done with: what it says to later questions is kept. */
  #does(line: Line, question: Question, answer: Answer): Ending | null {
    this.#at++;
    const refused = this.#give(question, answer, { kind: 'line', line });
    this.#passes = 0;
    return refused === null ? null : this.#refuse(line, refused);
  }

  #pass(question: Question, by: By): Ending | null {
    const refused = this.#give(question, pick('pass'), by);
    this.#passes++;
    return refused === null ? null : { kind: 'no answer' };
  }

  #speak(line: Line, act: ActDeed | null, player: Seat | 'chance', says: readonly Saying[]): Speech {
    const speech: Speech = { line, act, player, says, from: this.#happened.length, asked: null };
    this.#speeches.push(speech);
    return speech;
  }

  /** What was begun is complete, or was taken back: nothing that was said may be left. */
  #settleSpeeches(question: Question): Ending | null {
    const speeches = this.#speeches;
    this.#speeches = [];
    if (this.#missed !== null) return this.#endAtMiss(this.#missed);
    const sight = this.#sight(question);
    for (const speech of speeches) {
      const refusal = refusalAfter(speech, this.#happened.slice(speech.from), sight);
      if (refusal !== null) return this.#refuse(speech.line, refusal);
    }
    return null;
  }

  // Other choices

  #choice(question: Question): Ending | null {
    const sight = this.#sight(question);
    for (const speech of this.#speeches) {
      speech.asked = question;
      const said = speech.player === question.player ? this.#say(speech, sight) : null;
      if (said !== null) return said.end;
    }
    const line = this.#lines[this.#at];
    if (line?.kind === 'options' && !isPayment(question) && (line.player ?? question.player) === question.player) {
      this.#showOptions(line, question);
      return this.#choice(question);
    }
    const said = line === undefined ? null : this.#nextLine(line, sight);
    return said === null ? this.#silence(question) : said.end;
  }

  /** The next line may be the answer: a choice, or a card that is cast while something resolves. CR 608.2g */
  #nextLine(line: Line, sight: Sight): Said | null {
    const { question } = sight;
    const says = sayingsAt(line, question);
    if (says === null) return null;
    const speech = this.#speak(line, line.kind === 'act' ? line : null, question.player, says);
    const said = this.#say(speech, sight);
    if (said === null) this.#speeches.pop();
    else this.#at++;
    return said;
  }

  /** Gives the first of the sayings that fits. Null: none does. */
  #say(speech: Speech, sight: Sight): Said | null {
    const { line, says } = speech;
    for (const [index, saying] of says.entries()) {
      const fit = fitOf(saying, sight);
      if (fit.kind === 'other') continue;
      if (fit.kind !== 'answer') {
        this.#miss(line, fit, sight);
        continue;
      }
      if (this.#missed?.line === line) this.#missed = null;
      speech.says = says.flatMap((each, at) => (at !== index ? [each] : fit.left === null ? [] : [fit.left]));
      const refused = this.#give(sight.question, fit.answer, { kind: 'line', line });
      return { end: refused === null ? null : this.#refuse(line, refused) };
    }
    return null;
  }

  #miss(line: Line, fit: Exclude<Fit, { kind: 'answer' | 'other' }>, sight: Sight): void {
    if (fit.kind === 'unclear') {
      const options = fit.options.map((option) => this.#book.option(option)).join(', ');
      throw new UsageError(`line ${line.number}: "${fit.phrase}" can be ${options}; say which`);
    }
    const refusal = notAnOption(fit.phrase, sight);
    const unknown = fit.kind === 'unknown' ? fit.phrase : null;
    this.#missed ??= { line, refusal, unknown, steps: this.#steps.length, happened: this.#happened.length };
  }

  /** The file says nothing: as is done without, or as one of all answers. */
  #silence(question: Question): Ending | null {
    const open = isOpen(question) ? this.#seating.open(question, this.#open++) : null;
    for (const answer of open === null
      ? plainAnswers(question, this.#session.view(), this.#timesAsked(question))
      : [open]) {
      if (this.#give(question, answer, { kind: 'silence' }) === null) return null;
    }
    return { kind: 'no answer' };
  }

  /** How often in a row the same was asked just before. */
  #timesAsked({ purpose, source }: Question): number {
    const others = this.#steps
      .toReversed()
      .findIndex(
        (step) => step.kind !== 'answer' || step.question.purpose !== purpose || step.question.source !== source,
      );
    return others < 0 ? this.#steps.length : others;
  }

  #give(question: Question, answer: Answer, by: By): Refusal | null {
    const words = this.#words();
    const view = this.#session.view();
    const refused = this.#session.answer(answer);
    if (refused !== null) return { why: refused.why, cr: refused.cr, at: { question, words, view } };
    if (question.kind !== 'priority') this.#passes = 0;
    const happenings = this.#session.happenings();
    const after = this.#session.view();
    this.#book.see(after);
    this.#happened.push(...happenings);
    this.#steps.push({ kind: 'answer', question, answer, words, view, after, happenings, by });
    return null;
  }

  #endAtMiss({ line, refusal, unknown, steps, happened }: Miss): Ending {
    if (unknown !== null) throw new UsageError(`line ${line.number}: ${nothingCalled(unknown, this.#book)}`);
    this.#steps.length = steps;
    this.#happened.length = happened;
    return this.#refuse(line, refusal);
  }

  #refuse(line: Line, refusal: Refusal): Ending {
    this.#at = Math.max(this.#at, this.#lines.indexOf(line) + 1);
    return { kind: 'refused', line, refusal };
  }

  #sight(question: Question): Sight {
    return { question, words: this.#words(), view: this.#session.view(), book: this.#book };
  }

  #words(): QuestionWords | null {
    return this.#session.words();
  }

  #transcript(end: Ending): Transcript {
    return {
      steps: this.#steps,
      end,
      view: this.#session.view(),
      happened: this.#happened,
      left: this.#lines.slice(this.#at),
    };
  }
}

const BEFORE_ATTACKS: readonly string[] = ['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat'];
const BEFORE_BLOCKS: readonly string[] = [...BEFORE_ATTACKS, 'declare attackers'];

/** What a line says to a question that comes while it is next. */
function sayingsAt(line: Line, question: Question): readonly Saying[] | null {
  if (line.kind === 'choose') return line.player === question.player ? line.says : null;
  if (line.kind !== 'act' || line.verb !== 'cast' || question.purpose !== 'spell to cast') return null;
  return line.player === question.player ? [{ kind: 'things', of: 'cast', phrases: [line.what] }, ...line.says] : null;
}
