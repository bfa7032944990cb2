/** Bad usage or input: the command ends with exit code 2 and this message alone. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An engine that cannot be used at all: the command ends with exit code 3 and this message alone. */
export class UnusableEngine extends Error {
  override readonly name = 'UnusableEngine';
}

/** What was thrown, in words. */
export function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** How the command ends. */
export const EXIT = {
  /** As expected. */
  fine: 0,
  /** Something was found. */
  findings: 1,
  /** Bad usage or input. */
  usage: 2,
  /** The engine or the harness cannot be used, so nothing is told. */
  unusable: 3,
  /** Stopped from outside, as shells have it for an interrupt. */
  stopped: 130,
} as const;

/** Those of the known words that are most like another, at most three. */
export function nearest(word: string, known: readonly string[]): readonly string[] {
  const wanted = word.toLowerCase();
  const scored = known.map((each) => ({ each, distance: distance(wanted, each.toLowerCase()) }));
  const near = scored.filter(({ each, distance: far }) => far <= Math.max(2, each.length / 3));
  return near
    .sort((a, b) => a.distance - b.distance || (a.each < b.each ? -1 : 1))
    .slice(0, 3)
    .map(({ each }) => each);
}

/** `; did you mean a, b?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`;
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
