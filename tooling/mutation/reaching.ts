import { referenceEngine } from '../../adapters/reference/index.ts';
import { judgeAfter } from '../../runner/index.ts';
import type { MutatedEngine } from './mutated-engine.ts';
import type { Trial } from './trials.ts';

/**
 * For each mutant the trials that come to its place, at most `most`, as many different properties as there are first. Throws an `Error`
 * where a trial does not hold on the engine with no mutant active: then nothing can be told by it.
 */
export function reaching(mutated: MutatedEngine, all: readonly Trial[], most: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  mutated.activate(null);
  for (const [number, { property, played }] of all.entries()) {
    const expected = played();
    const reached = mutated.reachedBy(() => {
      const { finding } = judgeAfter(property, mutated.engine, referenceEngine, expected);
      if (finding !== null)
        throw new Error(`${property.id} finds ${finding.violation.clause} where there is no mutant`);
    });
    for (const mutant of reached) {
      const before = found[mutant] ?? [];
      before.push(number);
      found[mutant] = before;
    }
  }
  return Array.from(found, (numbers = []) => variedFirst(numbers, all).slice(0, most));
}

/** Trials of all properties in turn. */
function variedFirst(numbers: readonly number[], all: readonly Trial[]): readonly number[] {
  const nth = new Map<string, number>();
  const placed = numbers.map((number) => {
    const property = all[number]?.property.id ?? '';
    const before = nth.get(property) ?? 0;
    nth.set(property, before + 1);
    return { number, before };
  });
  return placed.sort((a, b) => a.before - b.before || a.number - b.number).map(({ number }) => number);
}
