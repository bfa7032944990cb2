/** The little English that the wording of cards needs. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Up to ten in letters. */
export function numeral(value: number): string {
  return NUMBERS[value] ?? String(value);
}

/** `list(['a', 'b', 'c'], 'or')` is `a, b or c`. */
export function list(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** With its indefinite article; what stands for itself, such as `this`, has none. */
export function withArticle(phrase: string): string {
  if (/^other /.test(phrase)) return `an${phrase}`;
  if (/^(this|what|the|that|its|any) |^(this|itself)$|^</.test(phrase)) return phrase;
  return `${/^[aeiou]/i.test(phrase) && !/^(uni|one)/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

const SAME_IN_PLURAL = /(folk|Myr|Plains|Eldrazi)$/;

/** The plural of a noun. */
export function plural(noun: string): string {
  if (SAME_IN_PLURAL.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(el|Dwar|Wol)f$/i.test(noun)) return `${noun.slice(0, -1)}ves`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
