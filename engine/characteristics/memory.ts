import { READS } from '../evaluate/context.ts';
import type { Root } from '../state/root.ts';
import { type Known, type RootSight, sightOf } from './derive.ts';

let functions = 0;

/**
 * Makes of a function of a root and a key (a player, an object) one that remembers. It may read all of the root but its progress
 * and clock; what reads the turn says so in the `reads` of the root's sight, and holds within the step.
 */
export function remembering<K, T>(compute: (root: Root, key: K) => T): (root: Root, key: K) => T {
  const at = functions++;
  return (root, key) => recalled(sightOf(root), at, key, () => compute(root, key));
}

/** As `remembering`, for what depends on the root alone. */
export function rememberingOnce<T>(compute: (root: Root) => T): (root: Root) => T {
  const remembered = remembering<null, T>(compute);
  return (root) => remembered(root, null);
}

/** As `remembering`, for what depends on several things, told apart by a text. */
export function rememberingBy<A extends readonly unknown[], T>(
  nameOf: (...of: A) => string,
  compute: (root: Root, ...of: A) => T,
): (root: Root, ...of: A) => T {
  const at = functions++;
  return (root, ...of) => recalled(sightOf(root), at, nameOf(...of), () => compute(root, ...of));
}

function recalled<T>(sight: RootSight, at: number, key: unknown, compute: () => T): T {
  const known = recall(sight, at, key);
  return known === null ? remember(sight, at, key, compute) : (known.value as T);
}

function recall(sight: RootSight, at: number, key: unknown): Known | null {
  const known = sight.memory[at]?.get(key);
  if (known === undefined || (known.turn !== null && known.turn !== sight.root.turn)) return null;
  sight.reads |= known.reads;
  return known;
}

function remember<T>(sight: RootSight, at: number, key: unknown, compute: () => T): T {
  const outer = sight.reads;
  sight.reads = 0;
  const value = compute();
  const { reads } = sight;
  sight.reads = outer | reads;
  const known = sight.memory[at] ?? new Map<unknown, Known>();
  sight.memory[at] = known;
  known.set(key, { value, reads, turn: (reads & READS.turn) === 0 ? null : sight.root.turn });
  return value;
}
