import type { Answer, Option, Question, Ref, Seat } from '../../protocol/index.ts';
import { pick } from '../../runner/index.ts';
import { UsageError } from '../usage-error.ts';
import { type Fit, fitOf } from './answers.ts';
import type { ActDeed, Line, Saying, ThingsOf } from './asked.ts';
import { isDoneByForce } from './by-force.ts';
import type { Game, Mark } from './game.ts';
import type { Sight } from './match.ts';
import type { Instead } from './paying.ts';
import { frugalPayment, typeToPay } from './payment.ts';
import { isOpen, plainAnswers } from './plain-answer.ts';
import type { Speech } from './speech.ts';
import type { Ending, Refusal } from './transcript.ts';
import { refusalAfter } from './what-is-left.ts';
import { notAnOption, unknownWords, whichOf } from './why-not.ts';

/** Answers to choices that the file leaves open, by how many of them came before; null: as it is done without. */
export type Open = (question: Question, before: number) => Answer | null;

/** What became of a question: the end, where its answer may not be given; whether the next line was its answer. */
export interface Turn {
  readonly end: Ending | null;
  readonly tookLine: boolean;
}

/** A question at which a line said what was no option: unless a later one takes it, the game is told up to here. */
interface Miss {
  readonly line: Line;
  readonly refusal: Refusal;
  /** What is wrong with its words, where they mean nothing. */
  readonly unknown: string | null;
  readonly at: Mark;
}

/** Has the questions answered that are not what to do: by what lines say, else as is done without. */
export class Choices {
  readonly #game: Game;
  readonly #open: Open;
  readonly #isRight: (lines: readonly Line[]) => boolean;
  /** Lines that were begun since a player last had priority. */
  #speeches: Speech[] = [];
  #missed: Miss | null = null;
  #opened = 0;
  /** The line that last agreed to something before its own question, and where. */
  #agreed: { readonly line: Line; readonly mark: Mark } | null = null;
  /** Mana abilities with which the cost that is being paid will be paid. */
  #toPay: readonly Option[] = [];
  /** The spell or ability whose cost is being paid. */
  #paidFor: Ref | null = null;

  /** `isRight`: whether lines could all be carried out from here. */
  constructor(game: Game, open: Open, isRight: (lines: readonly Line[]) => boolean) {
    this.#game = game;
    this.#open = open;
    this.#isRight = isRight;
  }

  /** A line begins to be carried out. */
  begin(line: Line, act: ActDeed | null, player: Seat | 'chance', says: readonly Saying[]): Speech {
    const speech: Speech = { line, act, player, says, from: this.#game.mark, asked: null, greatestX: null };
    this.#speeches.push(speech);
    return speech;
  }

  /** Has a question answered; `next` is the line that comes next. */
  answer(question: Question, next: Line | null): Turn {
    const sight = this.#game.sight(question);
    if (question.kind === 'pay') this.#paidFor = question.source;
    for (const speech of this.#speeches) {
      speech.asked = question;
      if (question.purpose === 'X') speech.greatestX = question.max;
      const said = speech.player === question.player ? this.#say(speech, sight) : null;
      if (said !== null) return { end: said.end, tookLine: false };
    }
    if (next !== null && this.#isUsedUp(next, sight)) return { end: null, tookLine: true };
    const said = next === null ? null : (this.#nextLine(next, sight) ?? this.#agree(next, question));
    if (said === 'agreed') return { end: null, tookLine: false };
    return said === null ? { end: this.#silence(question), tookLine: false } : { end: said.end, tookLine: true };
  }

  /** What was begun is complete, or was taken back: nothing that was said may be left. */
  settle(question: Question): Ending | null {
    const speeches = this.#speeches;
    this.#speeches = [];
    this.#toPay = [];
    this.#paidFor = null;
    const missed = this.miss();
    if (missed !== null) return missed;
    const sight = this.#game.sight(question);
    for (const speech of speeches) {
      const refusal = refusalAfter(speech, this.#game.since(speech.from), sight);
      if (refusal !== null) return { kind: 'refused', line: speech.line, refusal };
    }
    return null;
  }

  /** The end where a line said what was no option, and nothing later took it up. Throws a `UsageError` for words that mean nothing. */
  miss(): Ending | null {
    if (this.#missed === null) return null;
    const { line, refusal, unknown, at } = this.#missed;
    if (unknown !== null) throw new UsageError(`line ${line.number}: ${unknown}`);
    this.#game.forgetSince(at);
    return { kind: 'refused', line, refusal };
  }

  /** The next line may be the answer: a choice, or a card that is cast while something resolves. CR 608.2g */
  #nextLine(line: Line, sight: Sight): { readonly end: Ending | null } | null {
    const { question } = sight;
    const says = sayingsAt(line, question);
    if (says === null) return null;
    const speech = this.begin(line, line.kind === 'act' ? line : null, question.player, says);
    const said = this.#say(speech, sight);
    if (said === null) this.#speeches.pop();
    return said;
  }

  /** Says yes where the next line is right after a yes, and not after a no. */
  #agree(line: Line, question: Question): 'agreed' | null {
    if (question.kind !== 'yes or no' || line.kind === 'go on' || line.kind === 'may') return null;
    if (!('player' in line) || line.player !== question.player) return null;
    const isRightAfter = (yes: boolean): boolean =>
      this.#isRight([{ ...line, kind: 'choose', player: question.player, says: [{ kind: 'yes or no', yes }] }, line]);
    if (!isRightAfter(true) || isRightAfter(false)) return null;
    const { mark } = this.#game;
    if (this.#game.give(question, pick('yes'), { kind: 'line', line }) !== null) return null;
    this.#agreed = { line, mark };
    return 'agreed';
  }

  /** Whether the line agreed to what then had one possibility, the one that it says: this question is of something else. */
  #isUsedUp(line: Line, sight: Sight): boolean {
    const agreed = this.#agreed;
    if (agreed?.line !== line || line.kind !== 'choose') return false;
    const before = { happened: this.#game.since(agreed.mark), questions: this.#game.askedSince(agreed.mark) };
    return isDoneByForce(line, before, sight);
  }

  /** Gives the first of the sayings that fits. Null: none does. */
  #say(speech: Speech, sight: Sight): { readonly end: Ending | null } | null {
    const { line, says } = speech;
    for (const [index, saying] of says.entries()) {
      const fit = fitOf(saying, sight);
      if (fit.kind === 'other') continue;
      if (fit.kind !== 'answer') {
        this.#noteMiss(line, fit, sight);
        continue;
      }
      if (this.#missed?.line === line) this.#missed = null;
      speech.says = says.flatMap((each, at) => (at !== index ? [each] : fit.left));
      const refusal = this.#game.give(sight.question, fit.answer, { kind: 'line', line });
      return { end: refusal === null ? null : { kind: 'refused', line, refusal } };
    }
    return null;
  }

  #noteMiss(line: Line, fit: Exclude<Fit, { kind: 'answer' | 'other' }>, sight: Sight): void {
    if (fit.kind === 'unclear') throw new UsageError(`line ${line.number}: ${whichOf(fit.phrase, fit.options, sight)}`);
    const refusal = notAnOption(fit.phrase, sight);
    const unknown = fit.kind === 'unknown' ? unknownWords(fit.phrase, sight) : null;
    this.#missed ??= { line, refusal, unknown, at: this.#game.mark };
  }

  /** The file says nothing: as is done without, or as one of all answers. */
  #silence(question: Question): Ending | null {
    const game = this.#game;
    const paying = question.kind === 'pay' || question.purpose === 'mana type' ? this.#payment(question) : null;
    if (paying !== null && game.give(question, pick(paying), { kind: 'silence' }) === null) return null;
    const open = isOpen(question) ? this.#open(question, this.#opened++) : null;
    for (const answer of open === null ? plainAnswers(question, game.view, game.timesAsked(question)) : [open]) {
      if (game.give(question, answer, { kind: 'silence' }) === null) return null;
    }
    return { kind: 'no answer' };
  }

  /** The next step of paying with as little as possible; null: as is done without. */
  #payment({ options, kind }: Question): Option | null {
    const { session, book } = this.#game;
    const fits = options.includes(this.#toPay[0] ?? '');
    if (!fits && kind !== 'pay') return this.#paidFor === null ? null : typeToPay(session, book, this.#paidFor);
    if (!fits) this.#toPay = frugalPayment(session, book, this.#instead()) ?? [];
    const [next = null, ...rest] = this.#toPay;
    this.#toPay = rest;
    return next;
  }

  /** As many creatures and cards as lines say that pay. */
  #instead(): Instead {
    const said = (of: ThingsOf): number =>
      this.#speeches.flatMap(({ says }) =>
        says.flatMap((one) => (one.kind === 'things' && one.of === of ? one.phrases : [])),
      ).length;
    return { convoke: said('tap'), delve: said('exile') };
  }
}

/** What a line says to a question that comes while it is next. */
function sayingsAt(line: Line, question: Question): readonly Saying[] | null {
  if (line.kind === 'choose') return line.player === question.player ? line.says : null;
  if (line.kind !== 'act' || line.verb !== 'cast' || question.purpose !== 'spell to cast') return null;
  return line.player === question.player ? [{ kind: 'things', of: 'cast', phrases: [line.what] }, ...line.says] : null;
}
