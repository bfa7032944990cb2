import type { History, Option, Ref, Start, View } from '../protocol/index.ts';

/** Tells what a Ref is called: `Forest (c1)`, `player 0`, `the second ability of Mana Flare (c4)`. */
export interface Names {
  readonly of: (ref: Ref) => string;
  /** An option of a question, as a noun: the card, player, ability or word that it stands for. */
  readonly option: (option: Option) => string;
}

/** The names of everything that was seen in a history. */
export function namesIn(history: History): Names {
  const known = new Map<Ref, string>();
  for (const { ref, name } of fromTheBeginning(history.start)) known.set(ref, `${name} (${ref})`);
  for (const { view } of history.steps) {
    for (const { ref, name } of permanentsIn(view)) if (!known.has(ref)) known.set(ref, `${name} (${ref})`);
    for (const { ref, name, kind, source } of view.stack) {
      if (known.has(ref)) continue;
      const made = kind === 'ability' && source !== null ? `an ability of ${known.get(source) ?? source}` : name;
      known.set(ref, `${made} (${ref})`);
    }
  }
  const of = (ref: Ref): string => known.get(ref) ?? playerName(ref) ?? ref;
  return { of, option: optionNames(of) };
}

/** Tells of an option what it stands for, given what objects and players are called. */
export function optionNames(of: Names['of']): Names['option'] {
  return (option) => optionName(option, of);
}

/** `first` for 0. */
export function ordinal(index: number): string {
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  return words[index] ?? `${index + 1}th`;
}

/** `a, b and c`; for nothing, `nothing`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first letter a capital, and a full stop at the end. */
export function sentence(words: string): string {
  const closed = /[.!?:]$/.test(words) ? words : `${words}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
}

/** A law's words as a sentence, with the names of what it speaks of. */
export function readable(words: string, names: Names): string {
  return sentence(withNames(words, names));
}

/** Words that speak of objects by their refs, with their names. */
export function withNames(words: string, names: Names): string {
  return words.replace(/(?<![(\w])[cta]\d+\b(?!\/)/g, (ref) => names.of(ref));
}

interface Named {
  readonly ref: Ref;
  readonly name: string;
}

/** A token of a board is named by what makes it too, and called by what it is. */
function fromTheBeginning(start: Start): readonly Named[] {
  switch (start.kind) {
    case 'board':
      return start.board.cards.map(({ id, name }) => ({ ref: id, name: name.split('/').at(-1) ?? name }));
    case 'decks':
      return start.decks.decks.flat().map((name, index) => ({ ref: `c${index + 1}`, name }));
  }
}

/** None where an engine does not show them. */
function permanentsIn(view: View): readonly Named[] {
  try {
    return view.battlefield;
  } catch {
    return [];
  }
}

function playerName(ref: Ref): string | null {
  return /^p\d+$/.test(ref) ? `player ${ref.slice(1)}` : null;
}

function optionName(option: Option, of: (ref: Ref) => string): string {
  const [plain = '', repeated] = option.split('#');
  const again = repeated === undefined ? '' : ` (${repeated})`;
  if (plain === 'yes' || plain === 'no' || plain === 'pay' || plain === 'pass') return plain;
  const mode = /^mode (\d+)$/.exec(plain);
  if (mode !== null) return `the ${ordinal(Number(mode[1]))} mode`;
  const ability = /^(?:a |activate )?(\S+)\/(\d+)$/.exec(plain);
  if (ability !== null) return `the ${ordinal(Number(ability[2]))} ability of ${of(ability[1] ?? '')}${again}`;
  const [from, to] = plain.split('>');
  if (from !== undefined && to !== undefined) return `${of(from)} for ${of(to)}`;
  return `${of(plain)}${again}`;
}
