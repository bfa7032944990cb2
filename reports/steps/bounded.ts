import { visible } from '../formats/one-line.ts';

/** Letters of one text that are kept: an engine may say any amount. */
const MOST_LETTERS = 4000;

/** The same data with every text in it bounded, and with nothing in it that cannot be seen or moves what can. */
export function bounded<Data>(data: Data): Data {
  return replaced(data) as Data;
}

function replaced(data: unknown): unknown {
  if (typeof data === 'string') return text(data);
  if (Array.isArray(data)) return data.map(replaced);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaced(value)]));
}

function text(words: string): string {
  const kept = words.length <= MOST_LETTERS ? words : `${words.slice(0, MOST_LETTERS)} …`;
  return kept.split('\n').map(visible).join('\n');
}
