import { createHash } from 'node:crypto';
import type { Root } from '../../engine/index.ts';

/** Parts of a root that count time: only the order of their values bears on the future. CR 613.7 */
const TIMES: ReadonlySet<string> = new Set(['timestamp', 'attachedAt', 'since', 'turnBegan', 'clock']);

/** A hash of a place in a game, in which moments stand for their order. */
export function placeOf(root: Root, answers: readonly unknown[]): string {
  const times = new Set<number>();
  const note = (key: string, value: unknown): unknown => {
    if (typeof value === 'number' && TIMES.has(key)) times.add(value);
    return value;
  };
  JSON.stringify(root, note);
  const ranks = new Map([...times].sort((one, two) => one - two).map((time, rank) => [time, rank]));
  const ranked = (key: string, value: unknown): unknown =>
    typeof value === 'number' && TIMES.has(key) ? ranks.get(value) : value;
  return createHash('sha1').update(JSON.stringify({ root, answers }, ranked)).digest('base64');
}
