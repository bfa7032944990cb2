import type { Happening, Question } from '../../protocol/index.ts';
import { answerWords, happeningWords, listed, manaText, sentence } from '../../reports/index.ts';
import type { Asked } from './asked.ts';
import type { Book } from './book.ts';
import { compact, optionsList } from './option-words.ts';
import { isPayment } from './plain-answer.ts';
import type { AnswerStep, Ending, Step, Transcript } from './transcript.ts';
import { ruleOf } from './rules.ts';

/** What is told besides the story. */
export interface Telling {
  /** Whether the options at each priority are told, also where the file says what is done. */
  readonly options: boolean;
}

/** The story of what was asked, as lines of Markdown. */
export function tell(asked: Asked, transcript: Transcript, book: Book, telling: Telling): readonly string[] {
  const { board } = asked;
  const lines = [
    ...(asked.question === null ? [] : [`# ${asked.question}`, '']),
    `Turn ${board.turn}, ${board.step}. ${sentence(`${book.player(board.active)} is the active player and has priority`)}`,
    '',
  ];
  const story = new Story(book, telling);
  for (const step of transcript.steps) story.step(step);
  lines.push(...story.lines(), ...endText(transcript.end, book, story.rules));
  if (transcript.left.length > 0 && transcript.end.kind !== 'played')
    lines.push('', `Not come to: line ${transcript.left.map(({ number }) => number).join(', ')}.`);
  lines.push('', ...rulesText(story.rules));
  return lines.map((line) => withPlayers(line, book));
}

class Story {
  readonly rules = new Map<string, Set<string>>();
  readonly #book: Book;
  readonly #telling: Telling;
  readonly #lines: string[] = [];
  #place: string | null = null;
  /** Passes that are told in one line. */
  #passes: AnswerStep[] = [];
  readonly #mana: Extract<Happening, { kind: 'tapped for mana' }>[] = [];
  #count = 0;

  constructor(book: Book, telling: Telling) {
    this.#book = book;
    this.#telling = telling;
  }

  lines(): readonly string[] {
    this.#flush();
    return this.#lines;
  }

  step(step: Step): void {
    switch (step.kind) {
      case 'answer':
        this.#answer(step);
        break;
      case 'options': {
        this.#flush();
        const { question, words } = step;
        const what = question.kind === 'priority' ? 'may do' : `may choose for ${question.purpose}`;
        this.#add(
          `${this.#book.player(question.player)} ${what}: ${optionsList({ question, words, book: this.#book })}`,
          question.cr,
          question.purpose,
          step.line.number,
        );
        break;
      }
      case 'may': {
        this.#flush();
        const yes = `${this.#book.player(step.line.kind === 'may' ? step.line.act.player : 0)} may: ${step.line.text.replace(/\?$/, '')}`;
        this.#add(
          step.why === null ? `Yes, ${yes}` : `No: ${step.why.why}`,
          step.why?.cr ?? '',
          'what may be done',
          step.line.number,
        );
        if (step.claim !== null && step.claim !== (step.why === null))
          this.#detail('**This is not what the line says.**');
        break;
      }
    }
  }

  #answer(step: AnswerStep): void {
    const { question, answer, happenings, view, by } = step;
    this.#placeIs(`turn ${view.turn}, ${view.step}`, view.active);
    const passes = question.kind === 'priority' && answer.kind === 'pick' && answer.picks[0] === 'pass';
    if (passes && by.kind !== 'line') this.#passes.push(step);
    else if (!isPayment(question) || by.kind === 'line') {
      this.#flush();
      this.#chosen(step);
    }
    const told = this.#events(happenings, step);
    if (told.length > 0) this.#flush();
    for (const line of told) this.#detail(line);
  }

  #chosen({ question, answer, words, by }: AnswerStep): void {
    const line = by.kind === 'line' ? by.line.number : null;
    const { cr, what } = askedBy(question, answer);
    this.#add(this.#answerText(question, answer, words), cr, what, line);
    const { kind, options } = question;
    const others = options.length > 1 || question.min === 0 || kind === 'number';
    if (kind === 'order') {
      if (by.kind !== 'line') this.#detail('the file does not say; any order is possible');
      return;
    }
    if (kind === 'priority' ? this.#telling.options : others && !isPayment(question)) {
      const all = `possible: ${optionsList({ question, words, book: this.#book })}`;
      this.#detail(by.kind === 'line' ? all : `the file does not say; ${all}`);
    }
  }

  #answerText(question: Question, answer: AnswerStep['answer'], words: AnswerStep['words']): string {
    const text = answerWords(question, answer, this.#book);
    if (answer.kind !== 'pick') return text;
    if (question.kind === 'yes or no' && words?.about !== null && words !== null) return `${text}: ${words.about}`;
    const said = answer.picks.flatMap((option) => words?.options.get(option) ?? []);
    return question.kind === 'priority' || said.length === 0 ? text : `${text} (${said.join('; ')})`;
  }

  #events(happenings: readonly Happening[], { after }: AnswerStep): readonly string[] {
    const shown = happenings.filter((happening) => !isSmall(happening, happenings));
    for (const happening of shown) {
      const rule = ruleOf(happening);
      if (rule !== null) this.#note(rule.cr, rule.what);
    }
    const mana = shown.filter((one) => one.kind === 'tapped for mana');
    this.#mana.push(...mana);
    const told = shown
      .filter((one) => one.kind !== 'tapped for mana')
      .map((one) => (one.kind === 'resolved' && one.did === 'resolved' ? { ...one, did: '' } : one));
    if (told.length === 0) return [];
    return [...this.#manaText(), ...told.flatMap((one) => this.#eventText(one)), ...this.#castDetails(shown, after)];
  }

  #eventText(happening: Happening): readonly string[] {
    if (happening.kind === 'put on stack') return [sentence(`${this.#book.of(happening.object)} is put on the stack`)];
    const words = happeningWords(happening, this.#book);
    return words === null ? [] : [sentence(words)];
  }

  /** What was tapped for mana since it was last told, in one line for each player. */
  #manaText(): readonly string[] {
    const mana = this.#mana.splice(0);
    return [...new Set(mana.map(({ player }) => player))].map((player) => {
      const own = mana.filter((one) => one.player === player);
      const types = [...new Set(own.map(({ produced }) => produced))];
      const parts = types.map((type) => {
        const sources = own.filter(({ produced }) => produced === type).map(({ object }) => this.#book.of(object));
        return `${listed(compact(sources))} for ${manaText(type)}${sources.length > 1 ? ' each' : ''}`;
      });
      return sentence(`${this.#book.player(player)} taps ${parts.join(', ')}`);
    });
  }

  /** What a spell that was just cast says: its X, targets, costs. */
  #castDetails(happenings: readonly Happening[], after: AnswerStep['after']): readonly string[] {
    return happenings.flatMap((happening) => {
      if (happening.kind !== 'cast') return [];
      const spell = after.stack.find(({ ref }) => ref === happening.object);
      if (spell === undefined) return [];
      const { x, targets, paid } = spell;
      const parts = [
        ...(x === null ? [] : [`X is ${x}`]),
        ...(targets.flat().length === 0 ? [] : [`targets ${targets.flat().map(this.#book.of).join(', ')}`]),
        ...(paid.length === 0 ? [] : [`costs: ${paid.join(', ')}`]),
      ];
      return parts.length === 0 ? [] : [sentence(`${this.#book.of(happening.object)}: ${parts.join('; ')}`)];
    });
  }

  #placeIs(place: string, active: number): void {
    if (place === this.#place) return;
    this.#flush();
    if (this.#place !== null)
      this.#lines.push('', `**${sentence(place).slice(0, -1)}** (${this.#book.player(active)} is active)`, '');
    this.#place = place;
  }

  #flush(): void {
    for (const line of this.#manaText()) this.#detail(line);
    const passes = this.#passes;
    if (passes.length === 0) return;
    this.#passes = [];
    const players = [...new Set(passes.map(({ question }) => this.#book.player(question.player)))];
    const verb = players.length === 1 ? 'passes' : 'pass';
    this.#add(
      `${players.length === 1 ? players[0] : `${players.slice(0, -1).join(', ')} and ${players.at(-1)}`} ${verb}`,
      '117.4',
      'all pass',
      null,
    );
    const could = new Map(passes.map((step) => [step.question.player, couldDo(step, this.#book)]));
    for (const [player, what] of could)
      if (what !== '') this.#detail(`${this.#book.player(player)} could also: ${what}`);
  }

  #add(text: string, cr: string, what: string, line: number | null): void {
    if (cr !== '') this.#note(cr, what);
    const from = line === null ? '' : ` [line ${line}]`;
    this.#lines.push(`${++this.#count}. ${sentence(text)}${cr === '' ? '' : ` (CR ${cr})`}${from}`);
  }

  #detail(text: string): void {
    this.#lines.push(`   - ${text}`);
  }

  #note(cr: string, what: string): void {
    const all = this.rules.get(cr) ?? new Set();
    all.add(what);
    this.rules.set(cr, all);
  }
}

/** The rule by which something is chosen: for an action, that of the action. */
function askedBy(
  { kind, cr, purpose }: Question,
  answer: AnswerStep['answer'],
): { readonly cr: string; readonly what: string } {
  if (kind !== 'priority') return { cr, what: purpose };
  const [verb = ''] = answer.kind === 'pick' ? (answer.picks[0]?.split(' ') ?? []) : [];
  return ACTIONS[verb] ?? { cr: '104.3a', what: 'conceding' };
}

const ACTIONS: Readonly<Record<string, { readonly cr: string; readonly what: string }>> = {
  cast: { cr: '601.2', what: 'casting' },
  activate: { cr: '602.2', what: 'activating' },
  play: { cr: '305.1', what: 'playing a land' },
  pass: { cr: '117.3d', what: 'passing' },
};

/** What a player who passes could have done, mana abilities apart. */
function couldDo({ question, words }: AnswerStep, book: Book): string {
  const isDoing = (option: string): boolean => {
    if (option === 'pass' || question.incomplete.includes(option)) return false;
    return !option.startsWith('activate ') || !/^[^:]*: add \{/.test(words?.options.get(option) ?? '');
  };
  return question.options.some(isDoing) ? optionsList({ question, words, book }, isDoing) : '';
}

/** What goes without saying beside the rest. */
function isSmall(happening: Happening, all: readonly Happening[]): boolean {
  switch (happening.kind) {
    case 'tapped':
      return all.some((other) => other.kind === 'tapped for mana' && other.object === happening.object);
    case 'activated':
      return happening.manaAbility;
    case 'mana added':
      return (
        !happening.triggered &&
        all.some((other) => other.kind === 'tapped for mana' && other.object === happening.source)
      );
    case 'mana spent':
    case 'step began':
    case 'turn began':
    case 'became target':
      return true;
    case 'moved':
      return happening.to === 'stack' || (happening.to === null && happening.from === 'stack');
    default:
      return false;
  }
}

function endText(end: Ending, book: Book, rules: Map<string, Set<string>>): readonly string[] {
  switch (end.kind) {
    case 'played':
      return [];
    case 'over':
      return [
        '',
        sentence(
          `**The game is over**: ${end.winner === null ? 'a draw' : `${book.player(end.winner)} wins`}, ${end.reason}`,
        ),
      ];
    case 'no answer':
      return ['', '**The game cannot go on**: no answer to its question is legal.'];
    case 'endless':
      return ['', '**The game goes on and on**: it was stopped after many answers.'];
    case 'refused': {
      const { line, refusal } = end;
      if (refusal.cr !== '') rules.set(refusal.cr, (rules.get(refusal.cr) ?? new Set()).add('why not'));
      const options =
        refusal.at === null || refusal.at.question.kind !== 'priority'
          ? []
          : [`   Possible there: ${optionsList({ ...refusal.at, book })}.`];
      return [
        '',
        `**Line ${line.number} is not allowed:** ${line.text}`,
        `   ${sentence(refusal.why)}${refusal.cr === '' ? '' : ` (CR ${refusal.cr})`}`,
        ...options,
      ];
    }
  }
}

function rulesText(rules: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  if (rules.size === 0) return [];
  const all = [...rules]
    .sort(([a], [b]) => compareRules(a, b))
    .map(([cr, what]) => `CR ${cr} (${[...what].join(', ')})`);
  return [`Rules: ${all.join('; ')}.`];
}

function compareRules(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** `player 0` as the file calls that player. */
function withPlayers(line: string, book: Book): string {
  return line.replace(/\b([Pp])layers? (\d)\b(?! (?:and|,))/g, (whole, letter: string, seat: string) => {
    if (whole.includes('players')) return whole;
    const name = book.player(Number(seat));
    return letter === 'P' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  });
}
