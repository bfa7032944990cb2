import { type CounterKind, KEYWORD_COUNTERS, type KeywordCounter } from '../vocabulary/basics.ts';
import type { Counters, GameObject, KeywordCounters } from './root.ts';

/** Counters on an object or player, as data. CR 122.1 */

export function countersPlus(counters: Counters, counter: CounterKind, amount: number): Counters {
  const { [counter]: have = 0, ...others } = counters;
  const now = Math.max(0, have + amount);
  return now === 0 ? others : { ...others, [counter]: now };
}

/** Those of these counters that give keywords, put on at this moment. CR 122.1b, 613.7c */
export function keywordsFrom(counters: Counters, timestamp: number): readonly KeywordCounters[] {
  const found = Object.keys(counters).filter(givesKeyword);
  return found.length === 0 ? NONE : found.map((counter) => ({ counter, timestamp }));
}

/** An object's, once it has these counters, of which some of one kind were put on at this moment; null: removed. CR 613.7c */
export function keywordsAfter(
  { keywordCounters }: GameObject,
  now: Counters,
  counter: CounterKind,
  put: number | null,
): readonly KeywordCounters[] {
  if (!givesKeyword(counter)) return keywordCounters;
  const others = keywordCounters.filter((one) => one.counter !== counter);
  if (put !== null) return [...others, { counter, timestamp: put }];
  return counter in now ? keywordCounters : others;
}

const NONE: readonly never[] = [];

function givesKeyword(counter: string): counter is KeywordCounter {
  return (KEYWORD_COUNTERS as readonly string[]).includes(counter);
}
