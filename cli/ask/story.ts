import type { Happening, Question } from '../../protocol/index.ts';
import { listed, sentence } from '../../reports/index.ts';
import { verbOf } from '../../runner/index.ts';
import { answerTold } from './answer-told.ts';
import type { Book } from './book.ts';
import { Events } from './events.ts';
import { optionsList } from './option-words.ts';
import { isPayment } from './plain-answer.ts';
import type { Rules } from './rules.ts';
import type { AnswerStep, Opening, Step } from './transcript.ts';

/** Tells a game step by step, as Markdown, and notes the rules that decided. */
export class Story {
  readonly #book: Book;
  readonly #rules: Rules;
  readonly #events: Events;
  /** Whether the options at priority are told where a line says what is done. */
  readonly #tellsOptions: boolean;
  readonly #lines: string[] = [];
  /** Passes that are told in one line. */
  #passes: AnswerStep[] = [];
  /** What players who pass could do when that was last told: it is told again where it is otherwise. */
  readonly #could = new Map<Question['player'], string>();
  #place: string | null = null;
  #count = 0;
  /** Steps in which nothing happened and that are not told yet. */
  readonly #quiet: string[] = [];
  /** Where the lines of the step begin, and whether all only passed in it so far. */
  #begun = 0;
  #isQuiet = true;

  constructor(book: Book, rules: Rules, tellsOptions: boolean) {
    this.#book = book;
    this.#rules = rules;
    this.#events = new Events(book, rules);
    this.#tellsOptions = tellsOptions;
  }

  lines(): readonly string[] {
    this.#flush();
    this.#isQuiet = false;
    this.#closePlace();
    return this.#lines;
  }

  /** What happened as the game began, before anything was asked. */
  opening(opening: Opening): void {
    this.#happenings(opening);
  }

  step(step: Step): void {
    if (step.kind === 'answer') {
      this.#answer(step);
      return;
    }
    this.#flush();
    if (step.kind === 'options') this.#options(step);
    else this.#may(step);
  }

  #options({ question, words, view, line }: Extract<Step, { kind: 'options' }>): void {
    const what = question.kind === 'priority' ? 'may do' : `may choose for ${question.purpose}`;
    const all = optionsList({ question, words, view, book: this.#book });
    this.#add(`${this.#book.player(question.player)} ${what}: ${all}`, question.cr, question.purpose, line.number);
  }

  #may({ line, claim, why }: Extract<Step, { kind: 'may' }>): void {
    const yes = `yes, ${line.text.replace(/\s*\?+$/, '').replace(/ (may|can|could)(?: not|not|['’]t|(?: )never) /i, ' $1 ')}`;
    this.#add(why === null ? yes : `no: ${why.why}`, why?.cr ?? '', 'what may be done', line.number);
    if (claim !== null && claim !== (why === null)) this.#detail('**This is not what the line says.**');
  }

  #answer(step: AnswerStep): void {
    const { question, answer, view, by } = step;
    this.#placeIs(`turn ${view.turn}, ${view.step}`, view.active);
    const passes = question.kind === 'priority' && answer.kind === 'pick' && answer.picks[0] === 'pass';
    if (passes && by.kind !== 'line') this.#passes.push(step);
    else if (by.kind === 'line' || !(isPayment(question) || question.purpose === 'keep mana')) {
      this.#flush();
      this.#chosen(step);
    }
    this.#happenings(step);
  }

  /** What happens once another step has begun stands under that. */
  #happenings(step: Opening): void {
    const parts = byStep(step.happenings);
    for (const { began, happenings } of parts) {
      const told = this.#events.of({ ...step, happenings });
      if (told.length === 0) continue;
      this.#flush();
      if (began !== null) this.#placeIs(`turn ${began.turn}, ${began.step}`, began.active);
      for (const line of told) this.#detail(line);
    }
  }

  #chosen({ question, answer, words, view, by }: AnswerStep): void {
    const { cr, what } = askedBy(question, answer);
    if (question.kind === 'order' && by.kind !== 'line' && areAlike(question.options)) return;
    this.#add(
      answerTold({ question, answer, words, view }, this.#book),
      cr,
      what,
      by.kind === 'line' ? by.line.number : null,
    );
    const { kind, options, min } = question;
    const silent = by.kind === 'line' ? '' : 'the file does not say; ';
    if (kind === 'order') {
      if (silent !== '') this.#detail(`${silent}any order is possible`);
      return;
    }
    const isChoice = options.length > 1 || min === 0 || kind === 'number';
    if (kind === 'priority' ? this.#tellsOptions : isChoice && !isPayment(question))
      this.#detail(`${silent}possible: ${optionsList({ question, words, view, book: this.#book })}`);
  }

  #placeIs(place: string, active: number): void {
    if (place === this.#place) return;
    this.#flush();
    this.#closePlace();
    this.#begun = this.#lines.length;
    if (this.#place !== null)
      this.#lines.push('', `**${sentence(place).slice(0, -1)}** (${this.#book.player(active)} is active)`, '');
    this.#place = place;
    this.#isQuiet = true;
  }

  /** A step in which all only passed is told with the others like it. */
  #closePlace(): void {
    if (this.#place === null) return;
    if (this.#isQuiet && this.#begun > 0) {
      this.#lines.length = this.#begun;
      this.#quiet.push(this.#place);
      this.#count--;
      return;
    }
    if (this.#quiet.length === 0) return;
    const places = this.#quiet.splice(0);
    this.#lines.splice(this.#begun, 0, '', `*Nothing happens in ${listed(byTurn(places))}.*`);
  }

  /** Tells the passes that are not told yet, and what else these players could have done. */
  #flush(): void {
    for (const line of this.#events.mana()) this.#detail(line);
    const passes = this.#passes;
    if (passes.length === 0) return;
    this.#passes = [];
    const players = [...new Set(passes.map(({ question }) => this.#book.player(question.player)))];
    this.#add(`${listed(players)} ${players.length === 1 ? 'passes' : 'pass'}`, '117.4', 'all pass', null);
    const could = new Map(passes.map((step) => [step.question.player, couldDo(step, this.#book)]));
    for (const [player, what] of could) {
      const isTold = this.#could.get(player) === what;
      this.#could.set(player, what);
      if (what !== '' && !isTold) this.#detail(sentence(`${this.#book.player(player)} could also: ${what}`));
    }
  }

  #add(text: string, cr: string, what: string, line: number | null): void {
    this.#rules.note(cr, what);
    if (what !== 'all pass') this.#isQuiet = false;
    const from = line === null ? '' : ` [line ${line}]`;
    this.#lines.push(`${++this.#count}. ${sentence(text)}${cr === '' ? '' : ` (CR ${cr})`}${from}`);
  }

  #detail(text: string): void {
    this.#isQuiet = false;
    this.#lines.push(`   - ${text}`);
  }
}

/** Without what the one ability of an object says. */
function brief(options: readonly string[], words: AnswerStep['words']): AnswerStep['words'] {
  const object = (option: string): string => option.replace(/\/.*$/, '');
  const isOne = (option: string): boolean => options.filter((other) => object(other) === object(option)).length === 1;
  if (words === null) return null;
  return { ...words, options: new Map([...words.options].filter(([option]) => !isOne(option))) };
}

/** `turn 1, upkeep and draw` for steps of one turn in a row. */
function byTurn(places: readonly string[]): readonly string[] {
  const rows: { readonly turn: string; readonly steps: string[] }[] = [];
  for (const place of places) {
    const [turn = '', step = ''] = place.split(', ');
    const row = rows.at(-1);
    if (row?.turn === turn) row.steps.push(step);
    else rows.push({ turn, steps: [step] });
  }
  return rows.map(({ turn, steps }) => `${turn}, ${listed(steps)}`);
}

/** Triggers of one ability, which differ in nothing, are in an order that nobody sees. */
function areAlike(options: readonly string[]): boolean {
  return new Set(options.map((option) => option.replace(/#\d+$/, ''))).size === 1;
}

type Began = Extract<Happening, { kind: 'step began' }>;

interface Part {
  /** The step in which this happens; null: the one in which the answer was given. */
  readonly began: Began | null;
  readonly happenings: readonly Happening[];
}

/** What happened, a part for each step that began meanwhile. */
function byStep(happenings: readonly Happening[]): readonly Part[] {
  const parts: { began: Began | null; happenings: Happening[] }[] = [{ began: null, happenings: [] }];
  for (const one of happenings) {
    if (one.kind === 'step began') parts.push({ began: one, happenings: [] });
    else parts.at(-1)?.happenings.push(one);
  }
  return parts;
}

interface Asked {
  readonly cr: string;
  readonly what: string;
}

/** The rule by which something is chosen: for an action, that of the action. */
function askedBy({ kind, cr, purpose }: Question, answer: AnswerStep['answer']): Asked {
  if (answer.kind === 'concede') return { cr: '104.3a', what: 'conceding' };
  const action = kind === 'priority' && answer.kind === 'pick' ? ACTIONS[verbOf(answer.picks[0] ?? '')] : undefined;
  return action ?? { cr, what: purpose };
}

const ACTIONS: Readonly<Record<string, Asked>> = {
  cast: { cr: '601.2', what: 'casting' },
  activate: { cr: '602.2', what: 'activating' },
  play: { cr: '305.1', what: 'playing a land' },
  suspend: { cr: '116.2f', what: 'suspending' },
  pass: { cr: '117.3d', what: 'passing' },
};

/** What a player who passes could have done, mana abilities apart. */
function couldDo({ question, words, view }: AnswerStep, book: Book): string {
  const isDoing = (option: string): boolean => {
    if (option === 'pass' || question.incomplete.includes(option)) return false;
    return verbOf(option) !== 'activate' || !/^[^:]*: add /.test(words?.options.get(option) ?? '');
  };
  return question.options.some(isDoing)
    ? optionsList({ question, words: brief(question.options, words), view, book }, isDoing)
    : '';
}
