import { cardNamed } from '../../engine/facts.ts';
import type { Happening } from '../../protocol/index.ts';
import { happeningWords, listed, manaText, sentence } from '../../reports/index.ts';
import type { Book } from './book.ts';
import { compact } from './option-words.ts';
import { type Rule, type Rules, ruleOf } from './rules.ts';
import type { AnswerStep } from './transcript.ts';

/** Where things happen: as it is before and after, what triggers say, all that happens. */
type At = Pick<AnswerStep, 'view' | 'after' | 'says'> & { readonly all: readonly Happening[] };
type Tapped = Extract<Happening, { kind: 'tapped for mana' }>;

/** Tells what happened after answers, in sentences. What goes without saying is left out, and mana is told together. */
export class Events {
  readonly #book: Book;
  readonly #rules: Rules;
  /** What was tapped for mana and is not told yet. */
  readonly #mana: Tapped[] = [];

  constructor(book: Book, rules: Rules) {
    this.#book = book;
    this.#rules = rules;
  }

  of({ happenings, view, after, says }: Pick<AnswerStep, 'happenings' | 'view' | 'after' | 'says'>): readonly string[] {
    const shown = happenings.filter((happening) => !isSmall(happening, happenings) && !this.#isBeginning(happening));
    for (const happening of shown) this.#rules.noteAll(this.#ruleOf(happening));
    this.#mana.push(...shown.filter((one): one is Tapped => one.kind === 'tapped for mana'));
    const told = shown.filter(({ kind }) => kind !== 'tapped for mana');
    if (told.length === 0) return [];
    return [
      ...this.mana(),
      ...together(told.flatMap((one) => this.#text(one, { view, after, says, all: happenings }))),
      ...this.#castDetails(told, after),
    ];
  }

  /** What is put on the stack and is no ability is a copy of a spell. CR 707.10 */
  #ruleOf(happening: Happening): readonly Rule[] {
    const isCopy = happening.kind === 'put on stack' && this.#book.kindOf(happening.object) === null;
    return isCopy ? [{ cr: '707.10', what: 'copying a spell' }] : ruleOf(happening);
  }

  /** What was tapped for mana since that was last told, in one line for each player. */
  mana(): readonly string[] {
    const mana = this.#mana.splice(0);
    return [...new Set(mana.map(({ player }) => player))].map((player) => {
      const own = mana.filter((one) => one.player === player);
      const parts = [...new Set(own.map(({ produced }) => produced))].map((type) => {
        const sources = own.filter(({ produced }) => produced === type).map(({ object }) => this.#book.of(object));
        return `${listed(compact(sources))} for ${manaText(type)}${sources.length > 1 ? ' each' : ''}`;
      });
      return sentence(`${this.#book.player(player)} taps ${parts.join(', ')}`);
    });
  }

  /** An activated ability goes on the stack as its activation begins, which is told. CR 602.2a */
  #isBeginning(happening: Happening): boolean {
    return happening.kind === 'put on stack' && this.#book.kindOf(happening.object) === 'activated';
  }

  #text(happening: Happening, at: At): readonly string[] {
    const words = this.#words(happening, at);
    return words === null ? [] : [sentence(words)];
  }

  #words(happening: Happening, at: At): string | null {
    const book = this.#book;
    if (happening.kind === 'triggered') return this.#trigger(happening, at);
    if (happening.kind === 'activated')
      return `${book.player(happening.player)} has activated ${book.abilityOf(happening, at.view)}`;
    if (happening.kind === 'put on stack') return `${book.of(happening.object)} is put on the stack`;
    if (happening.kind === 'left the game' && /^\d/.test(happening.reason))
      return `${book.player(happening.player)} loses and leaves the game (CR ${happening.reason})`;
    if (happening.kind === 'resolved' && happening.did === 'had no legal target')
      return `${book.of(happening.object)} does not resolve: it has no legal target (CR 608.2b)`;
    const plainly =
      happening.kind === 'resolved' && happening.did === 'resolved' ? { ...happening, did: '' } : happening;
    const words = book.told((names) => happeningWords(plainly, names) ?? '', at.after);
    if (words === '') return null;
    if (happening.kind !== 'moved') return words;
    const { object, from, to } = happening;
    const moved = from === null && to === 'battlefield' ? `${book.of(object)} is created` : words;
    return `${moved}${this.#asCopy(happening, at)}${entersWith(happening, at)}${CAUSES[happening.cause] ?? ''}${insteadOf(happening)}`;
  }

  /** What a card entered as, where that is not itself. CR 707.5 */
  #asCopy({ object, to }: Extract<Happening, { kind: 'moved' }>, { after }: At): string {
    const name = to === 'battlefield' ? after.battlefield.find(({ ref }) => ref === object)?.name : undefined;
    const card = this.#book.nameOf(object) ?? '';
    return name === undefined || name === card || cardNamed(card) === null ? '' : ` as ${name}`;
  }

  /** What it does is told where its name does not say it. */
  #trigger(happening: Extract<Happening, { kind: 'triggered' }>, { view, after, says }: At): string {
    const onBattlefield = after.battlefield.some(({ ref }) => ref === happening.object);
    const name = this.#book.abilityOf(happening, onBattlefield ? after : view);
    const said = says.get(happening);
    if (name.startsWith('the delayed ')) {
      const whose = `${this.#book.player(happening.player)}'s ${name.slice('the '.length)}`;
      return `${whose} triggers${said === undefined ? '' : `: ${said}`}`;
    }
    return `${name} triggers${said === undefined || /^the (?:triggered )?ability of/.test(name) ? '' : `: ${said}`}`;
  }

  /** What a spell that was just cast says: its X, targets, costs. */
  #castDetails(happenings: readonly Happening[], after: AnswerStep['after']): readonly string[] {
    return happenings.flatMap((happening) => {
      if (happening.kind !== 'cast') return [];
      const spell = after.stack.find(({ ref }) => ref === happening.object);
      if (spell === undefined) return [];
      const targets = spell.targets.flat().map(this.#book.of);
      const paid = spell.paid
        .filter((key) => key !== 'besides' && key !== 'cost')
        .map((key) => (key === 'alternative' ? 'alternative cost' : key));
      const parts = [
        ...(spell.x === null ? [] : [`X is ${spell.x}`]),
        ...(targets.length === 0 ? [] : [`targets ${targets.join(', ')}`]),
        ...(paid.length === 0 ? [] : [`costs: ${paid.join(', ')}`]),
      ];
      return parts.length === 0 ? [] : [sentence(`${this.#book.of(happening.object)}: ${parts.join('; ')}`)];
    });
  }
}

/** The counters that a permanent enters with: those that it has then, but for what was put on it since. CR 122.6a */
function entersWith(moved: Extract<Happening, { kind: 'moved' }>, { after, all }: At): string {
  const { object, to } = moved;
  const counters = to === 'battlefield' ? after.battlefield.find(({ ref }) => ref === object)?.counters : undefined;
  const since = all.slice(all.indexOf(moved));
  if (counters === undefined || since.some((one) => one !== moved && one.kind === 'moved' && one.object === object))
    return '';
  const parts = Object.entries(counters).flatMap(([counter, now]) => {
    const put = since.flatMap((one) =>
      one.kind === 'counters' && one.on === object && one.counter === counter ? [one.change] : [],
    );
    const first = now - put.reduce((sum, change) => sum + change, 0);
    return first > 0 ? [`${first} ${counter} ${first === 1 ? 'counter' : 'counters'}`] : [];
  });
  return parts.length === 0 ? '' : ` with ${listed(parts)}`;
}

/** What is destroyed or sacrificed goes to a graveyard, unless something replaces that. CR 614.1a, 701.8a, 701.21a */
function insteadOf({ cause, to }: Extract<Happening, { kind: 'moved' }>): string {
  const isReplaced = (cause === 'destroyed' || cause === 'sacrificed') && to !== 'graveyard' && to !== null;
  return isReplaced ? ', and goes there instead of to a graveyard (CR 614.1a)' : '';
}

/** Why something moved, where that is worth telling. */
const CAUSES: Readonly<Record<string, string>> = {
  destroyed: ': it is destroyed',
  sacrificed: ': it is sacrificed',
  'state-based': ', as a state-based action',
};

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
      return (
        happening.to === 'stack' ||
        happening.cause === 'drawn' ||
        happening.cause === 'discarded' ||
        happening.cause === 'left the game' ||
        (happening.to === null && happening.from === 'stack')
      );
    default:
      return false;
  }
}

/** Texts with triggers that are told alike together, and three or more in a row that differ in the number of a name. */
function together(texts: readonly string[]): readonly string[] {
  const isTrigger = (text: string): boolean => / triggers[.:]/.test(text);
  const once = texts.filter((text, at) => !isTrigger(text) || texts.indexOf(text) === at);
  const counted = once.map((text) => {
    const count = isTrigger(text) ? texts.filter((other) => other === text).length : 1;
    return count === 1 ? text : text.replace(' triggers', ` triggers ${count} times`);
  });
  return rowsOf(counted).flatMap((row) => (row.length < 3 ? row : compact(row).map(inPlural)));
}

/** Texts that follow one another and are the same but for the number of a name. */
function rowsOf(texts: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const text of texts) {
    const row = rows.at(-1);
    if (row !== undefined && keyOf(row[0] ?? '') === keyOf(text) && / #\d/.test(text)) row.push(text);
    else rows.push([text]);
  }
  return rows;
}

function keyOf(text: string): string {
  return text.replace(/ #\d+/, ' #');
}

/** `Mountain #1 to #8 go from …: they are destroyed` */
function inPlural(text: string): string {
  if (!/ to #/.test(text)) return text;
  return text
    .replace(/ goes /, ' go ')
    .replace(/: it is /, ': they are ')
    .replace(/ is put /, ' are put ')
    .replace(/ becomes /, ' become ');
}
