import { perform, record } from '../../runner/index.ts';
import type { MutatedEngine } from './mutated-engine.ts';
import { seenIn } from './seen.ts';
import type { Trial } from './trials.ts';

/** What the trials come to on the engine with no mutant active. */
export interface Reaching {
  /** For each mutant the trials that come to its place, by number, those first by which it is judged first. */
  readonly reached: readonly (readonly number[])[];
  /** What is seen in each trial. */
  readonly seen: readonly string[];
  /** For each mutant how often its place is come to in one trial, at most. */
  readonly times: readonly number[];
}

/**
 * For each mutant the trials that come to its place, at most `most`: those that come there most often, and between them others, of as many
 * different properties as there are. Throws an `Error` where a law does not hold on the engine with no mutant active: then
 * nothing can be told by it.
 */
export function reaching(mutated: MutatedEngine, mutants: number, all: readonly Trial[], most: number): Reaching {
  const found = Array.from({ length: mutants }, (): Reached[] => []);
  const seen: string[] = [];
  mutated.activate(null);
  for (const [trial, { property, case: of }] of all.entries()) {
    const reached = mutated.reachedBy(() => {
      const played = perform(property, of(), (each) => record(mutated.engine, each));
      if (played.law.kind === 'violated' || played.law.kind === 'law threw')
        throw new Error(`the law of ${property.id} does not hold where there is no mutant`);
      seen.push(seenIn(played));
    });
    for (const [mutant, times] of reached) found[mutant]?.push({ trial, times, property: property.id });
  }
  return {
    reached: found.map((each) => chosenOf(each).slice(0, most)),
    seen,
    times: found.map((each) => each.reduce((highest, { times }) => Math.max(highest, times), 0)),
  };
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
