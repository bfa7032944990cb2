import { MANA_TYPES, type ManaType } from '../oracles/card-facts.ts';

/** Mana as letters, `GGC`: a multiset. */
export type Letters = string;

/** In the order W U B R G C, so that equal multisets are equal texts. */
export function sorted(letters: Letters): Letters {
  return [...letters].sort((a, b) => rank(a) - rank(b)).join('');
}

/** What `from` has more than `less`, letter by letter. */
export function minus(from: Letters, less: Letters): Letters {
  const rest = [...from];
  for (const letter of less) {
    const index = rest.indexOf(letter);
    if (index >= 0) rest.splice(index, 1);
  }
  return sorted(rest.join(''));
}

/** Whether everything in `part` is in `whole`, as often. */
export function within(part: Letters, whole: Letters): boolean {
  return minus(part, whole) === '';
}

export function typesIn(letters: Letters): readonly ManaType[] {
  return MANA_TYPES.filter((type) => letters.includes(type));
}

/** `{G}{G}` for a story; `no mana` for none. */
export function spoken(letters: Letters): string {
  return letters === '' ? 'no mana' : [...letters].map((letter) => `{${letter}}`).join('');
}

function rank(letter: string): number {
  return (MANA_TYPES as readonly string[]).indexOf(letter);
}
