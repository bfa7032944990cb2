import { caseAt } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Case, EngineUnderTest, Verdict } from '../protocol/index.ts';
import { confirmed, type Restart } from './confirm.ts';
import { isSilent } from './finding.ts';
import { type Judged, judge } from './judge.ts';
import { type Counterexample, reduceCase } from './reduce.ts';
import { Counter, type FindingClass, type Tally, verdictOf } from './tally.ts';

export interface RunOptions {
  /** Any integer. Case i is the same for the same property, seed and i, whoever runs it. */
  readonly seed: number;
  readonly cases: number;
  /** Null: the engine is the reference, or there is none, and laws alone judge. */
  readonly reference: EngineUnderTest | null;
  /** How many cases are tried to make each counterexample small; 0: none is made. */
  readonly reduction: number;
  /** Told of each case as it was judged; false: no more cases. */
  readonly onCase: (judged: Judged, index: number) => boolean;
  readonly caseOf: CaseOf;
  /** Null: the engine comes to the same each time. Others are asked again where something is found. */
  readonly restart: Restart | null;
}

/** Makes case number `index` of a property. */
export type CaseOf = (property: Property, index: number, seed: number) => Case;

export interface PropertyRun extends Tally {
  readonly verdict: Verdict;
  /** One for each class, in the same order; none where `reduction` was 0. */
  readonly counterexamples: readonly Counterexample[];
}

/** Judges an engine by cases of a property, and makes a small counterexample of each class of findings. */
export function runProperty(
  property: Property,
  engine: EngineUnderTest,
  options: Partial<RunOptions> & Pick<RunOptions, 'seed' | 'cases'>,
): PropertyRun {
  const all: RunOptions = { ...DEFAULTS, ...options };
  const tally = tallyCases(property, engine, all, { from: 0, to: all.cases });
  const counterexamples = tally.classes.flatMap((found) => counterexampleOf(property, engine, all, found));
  return { ...tally, verdict: verdictOf(tally), counterexamples };
}

/**
 * Judges the cases with the indices from `from` up to and without `to`; those below 0 are frozen ones. Fewer where the engine says nothing
 * again and again.
 */
export function tallyCases(
  property: Property,
  engine: EngineUnderTest,
  { seed, reference, onCase, caseOf, restart }: RunOptions,
  { from, to }: { readonly from: number; readonly to: number },
): Tally {
  const counter = new Counter(property.id);
  let silences = 0;
  for (let index = from; index < to; index++) {
    const of = caseOf(property, index, seed);
    const asked = (): Judged => judge(property, engine, reference, of);
    const first = asked();
    const alone = (): Judged => {
      restart?.();
      return asked();
    };
    const judged = restart === null || counter.knows(first) ? first : confirmed(first, property.id, of, alone);
    counter.add(judged, of, index);
    if (!onCase(judged, index)) break;
    if (first.finding !== null && isSilent(first.finding) && ++silences === MOST_SILENCES) break;
  }
  return counter.tally();
}

/** After so many cases in which a reply was waited for in vain the others are not waited for: that would take hours. */
const MOST_SILENCES = 3;

/** The small counterexample of a class, from the smallest case of it. */
export function counterexampleOf(
  property: Property,
  engine: EngineUnderTest,
  { seed, reference, reduction, caseOf }: RunOptions,
  { smallest }: FindingClass,
): readonly Counterexample[] {
  if (reduction === 0) return [];
  const made = reduceCase(property, engine, reference, caseOf(property, smallest.index, seed), reduction);
  return made === null ? [] : [made];
}

/** The same, with frozen cases under the numbers below 0, the first of them -1. */
export function withFrozen(caseOf: CaseOf, frozenOf: (property: string) => readonly Case[]): CaseOf {
  return (property, index, seed) => {
    if (index >= 0) return caseOf(property, index, seed);
    const frozen = frozenOf(property.id)[-1 - index];
    if (frozen === undefined) throw new Error(`${property.id} has no frozen case ${index}`);
    return frozen;
  };
}

export const DEFAULTS: Omit<RunOptions, 'seed' | 'cases'> = {
  reference: null,
  reduction: 0,
  onCase: () => true,
  restart: null,
  caseOf: (property, index, seed) => caseAt(property, index, seed).case,
};
