import { referenceEngine } from '../../adapters/reference/index.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { perform, record } from '../../runner/index.ts';
import type { MeasuringEngine } from './mutated-engine.ts';
import { seenIn } from './seen.ts';
import type { Trial } from './trials.ts';

/** What the trials come to where no mutant is active. */
export interface Reaching {
  /** By mutant. */
  readonly mutants: readonly ReachedMutant[];
  /** What is seen in each trial. */
  readonly seen: readonly string[];
}

/** Where a mutant is come to. */
export interface ReachedMutant {
  /** Trials in which it would come to another value, by number, those first by which it is judged first. */
  readonly chosen: readonly number[];
  /** How many trials come to its place. */
  readonly reached: number;
  /** How often one of them does, at most. */
  readonly times: number;
}

/**
 * For each mutant the trials in which it would come to another value, at most `most`: those in which it does so most often, and between them
 * others, of as many different properties as there are, and such in which something is had at its place that is seldom had there. Throws an
 * `Error` where measuring changes a game.
 */
export function reaching(measured: MeasuringEngine, mutants: number, all: readonly Trial[], most: number): Reaching {
  const found = Array.from({ length: mutants }, (): Reached[] => []);
  const reached = Array.from({ length: mutants }, () => 0);
  const highest = Array.from({ length: mutants }, () => 0);
  const seen = all.map((trial, number) => {
    const expected = seenOn(trial, referenceEngine);
    const come = measured.reachedBy(() => {
      if (seenOn(trial, measured.engine) !== expected)
        throw new Error(`measuring changes a game of ${trial.property.id}`);
    });
    for (const { mutant, times, otherwise, had } of come) {
      reached[mutant] = (reached[mutant] ?? 0) + 1;
      highest[mutant] = Math.max(highest[mutant] ?? 0, times);
      if (otherwise > 0) found[mutant]?.push({ trial: number, times: otherwise, had, property: trial.property.id });
    }
    return expected;
  });
  return {
    mutants: found.map((each, mutant) => ({
      chosen: chosenOf(each).slice(0, most),
      reached: reached[mutant] ?? 0,
      times: highest[mutant] ?? 0,
    })),
    seen,
  };
}

function seenOn({ property, case: of }: Trial, engine: EngineUnderTest): string {
  return seenIn(perform(property, of(), (each) => record(engine, each)));
}

interface Reached {
  readonly trial: number;
  /** How often it would come to another value in it. */
  readonly times: number;
  readonly had: readonly string[];
  readonly property: string;
}

function chosenOf(reached: readonly Reached[]): readonly number[] {
  const often = [...reached].sort((a, b) => b.times - a.times || a.trial - b.trial);
  const varied = variedFirst(reached);
  const rare = rarestFirst(reached);
  const inTurn = often.flatMap((one, index) => [one, varied[index] ?? one, rare[index] ?? one]);
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

/** Trials by how few others there are in which the same is had, those of all properties in turn where there are as many. */
function rarestFirst(reached: readonly Reached[]): readonly Reached[] {
  const counts = new Map<string, number>();
  for (const { had } of reached) for (const each of had) counts.set(each, (counts.get(each) ?? 0) + 1);
  const fewest = ({ had }: Reached): number => Math.min(reached.length, ...had.map((each) => counts.get(each) ?? 0));
  return variedFirst(reached).toSorted((a, b) => fewest(a) - fewest(b));
}
