/** Words as judges write them: how names are compared, lists taken apart, colours and numbers read. */

/** A name without what does not matter: case, accents of quotation marks, several spaces. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/[–—−]/g, '-')
    .replaceAll('æ', 'ae')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The items of a list with `;`, `,` or `and` between them, though not within brackets. Pieces that together are a name stay
 * together: `Kess, Dissident Mage, Opt` is two cards.
 */
export function splitList(text: string, isName: (name: string) => boolean): readonly string[] {
  return split(text, /^;/).flatMap((part) => {
    const pieces = spans(part, /^(?:,(?:\s+and\s)?|\sand\s|\s&\s)/i);
    const items: string[] = [];
    for (let from = 0; from < pieces.length; ) {
      const item = (to: number): string => part.slice(pieces[from]?.start, pieces[to - 1]?.end).trim();
      let to = pieces.length;
      while (to > from + 1 && !isName(bare(item(to)))) to--;
      items.push(item(to));
      from = to;
    }
    return items.filter((item) => item !== '');
  });
}

/** The parts of a text between marks that stand outside of brackets. */
export function split(text: string, mark: RegExp): readonly string[] {
  const parts = spans(text, mark).map(({ start, end }) => text.slice(start, end).trim());
  return parts.filter((part) => part !== '');
}

/** Without number before and brackets and alias after: what may be a name. */
function bare(item: string): string {
  return item
    .replace(/^\s*\d+\s*x?\s+/, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+(?:as|called)\s[^,;()]*$/, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim();
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function spans(text: string, mark: RegExp): readonly Span[] {
  const found: Span[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    const length = depth === 0 ? (mark.exec(text.slice(at))?.[0].length ?? 0) : 0;
    if (length === 0) continue;
    found.push({ start, end: at });
    start = at + length;
    at = start - 1;
  }
  return [...found, { start, end: text.length }];
}

const COLORS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
  colourless: 'C',
};

/** `R` for red, `{R}` and `R`; null for what is no type of mana. */
export function colorLetter(word: string): string | null {
  const letter = /^\{?([WUBRGC])\}?$/.exec(word.trim())?.[1];
  return letter ?? COLORS[plain(word)] ?? null;
}

/** `red` for R. */
export function colorName(letter: string): string {
  return Object.entries(COLORS).find(([, own]) => own === letter)?.[0] ?? letter;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** 0 for `first`, `1st` and `1`; null for what counts nothing. */
export function ordinalOf(word: string): number | null {
  const index = ORDINALS.indexOf(plain(word));
  if (index >= 0) return index;
  const number = /^(\d+)(?:st|nd|rd|th)?$/.exec(plain(word))?.[1];
  return number === undefined || Number(number) < 1 ? null : Number(number) - 1;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 3 for `3` and `three`, 1 for `a`; null for what is no number. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  if (/^an?$/i.test(word)) return 1;
  const index = NUMBERS.indexOf(plain(word));
  return index >= 0 ? index : null;
}
