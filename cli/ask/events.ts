import type { Happening } from '../../protocol/index.ts';
import { happeningWords, listed, manaText, sentence } from '../../reports/index.ts';
import type { Book } from './book.ts';
import { compact } from './option-words.ts';
import { type Rules, ruleOf } from './rules.ts';
import type { AnswerStep } from './transcript.ts';

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

  of({ happenings, after }: AnswerStep): readonly string[] {
    const shown = happenings.filter((happening) => !isSmall(happening, happenings));
    for (const happening of shown) this.#rules.noteAll(ruleOf(happening));
    this.#mana.push(...shown.filter((one): one is Tapped => one.kind === 'tapped for mana'));
    const told = shown.filter(({ kind }) => kind !== 'tapped for mana');
    if (told.length === 0) return [];
    return [...this.mana(), ...told.flatMap((one) => this.#text(one)), ...this.#castDetails(told, after)];
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

  #text(happening: Happening): readonly string[] {
    const words = this.#words(happening);
    return words === null ? [] : [sentence(words)];
  }

  #words(happening: Happening): string | null {
    const book = this.#book;
    if (happening.kind === 'put on stack') return `${book.of(happening.object)} is put on the stack`;
    if (happening.kind === 'left the game' && /^\d/.test(happening.reason))
      return `${book.player(happening.player)} loses and leaves the game (CR ${happening.reason})`;
    const plainly =
      happening.kind === 'resolved' && happening.did === 'resolved' ? { ...happening, did: '' } : happening;
    const words = book.told((names) => happeningWords(plainly, names) ?? '');
    return words === '' ? null : words;
  }

  /** What a spell that was just cast says: its X, targets, costs. */
  #castDetails(happenings: readonly Happening[], after: AnswerStep['after']): readonly string[] {
    return happenings.flatMap((happening) => {
      if (happening.kind !== 'cast') return [];
      const spell = after.stack.find(({ ref }) => ref === happening.object);
      if (spell === undefined) return [];
      const targets = spell.targets.flat().map(this.#book.of);
      const parts = [
        ...(spell.x === null ? [] : [`X is ${spell.x}`]),
        ...(targets.length === 0 ? [] : [`targets ${targets.join(', ')}`]),
        ...(spell.paid.length === 0 ? [] : [`costs: ${spell.paid.join(', ')}`]),
      ];
      return parts.length === 0 ? [] : [sentence(`${this.#book.of(happening.object)}: ${parts.join('; ')}`)];
    });
  }
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
      return (
        happening.to === 'stack' ||
        happening.cause === 'left the game' ||
        (happening.to === null && happening.from === 'stack')
      );
    default:
      return false;
  }
}
