import { referenceEngine } from '../../adapters/reference/index.ts';
import { judgeAfter } from '../../runner/index.ts';
import type { MutatedEngine } from './mutated-engine.ts';
import type { Trial } from './trials.ts';

/**
 * For each mutant the trials that come to its place, at most `most`: those that come there most often, and between them others, of as many
 * different properties as there are. Throws an `Error` where a trial does not hold on the engine with no mutant active: then
 * nothing can be told by it.
 */
export function reaching(mutated: MutatedEngine, all: readonly Trial[], most: number): readonly (readonly number[])[] {
  const found: Reached[][] = [];
  mutated.activate(null);
  for (const [trial, { property, played }] of all.entries()) {
    const expected = played();
    const reached = mutated.reachedBy(() => {
      const { finding } = judgeAfter(property, mutated.engine, referenceEngine, expected);
      if (finding !== null)
        throw new Error(`${property.id} finds ${finding.violation.clause} where there is no mutant`);
    });
    for (const [mutant, times] of reached) {
      const before = found[mutant] ?? [];
      before.push({ trial, times, property: property.id });
      found[mutant] = before;
    }
  }
  return Array.from(found, (reached = []) => chosenOf(reached).slice(0, most));
}

interface Reached {
  readonly trial: number;
  /** How often the mutant's place is come to in it. */
  readonly times: number;
  readonly property: string;
}

function chosenOf(reached: readonly Reached[]): readonly number[] {
  const often = [...reached].sort((a, b) => b.times - a.times || a.trial - b.trial);
  const varied = variedFirst(reached);
  const inTurn = often.flatMap((one, index) => [one, varied[index] ?? one]);
  return [...new Set(inTurn.map(({ trial }) => trial))];
}

/** Trials of all properties in turn. */
function variedFirst(reached: readonly Reached[]): readonly Reached[] {
  const nth = new Map<string, number>();
  const placed = reached.map((one) => {
    const before = nth.get(one.property) ?? 0;
    nth.set(one.property, before + 1);
    return { one, before };
  });
  return placed.sort((a, b) => a.before - b.before || a.one.trial - b.one.trial).map(({ one }) => one);
}
