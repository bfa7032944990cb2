import { reduce, type Trial } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Case, EngineUnderTest } from '../protocol/index.ts';
import { judge } from './judge.ts';
import { noting, type ShrinkStep } from './shrink-course.ts';

/** A case in which an engine puts a clause to the test and keeps the law, as small as it was found. */
export interface SmallWitness {
  readonly case: Case;
  readonly course: readonly ShrinkStep[];
}

/**
 * Makes a case small in which a clause is put to the test. Null: it is not in the case that is given, or the engine breaks the law there.
 * `budget`: how many cases may be tried.
 */
export function smallWitness(
  property: Property,
  engine: EngineUnderTest,
  of: Case,
  clause: string,
  budget: number,
): SmallWitness | null {
  const trial = (candidate: Case): Trial => {
    const { finding, witnessed, record } = judge(property, engine, null, candidate);
    const shows = finding === null && witnessed.some((each) => each.clause === clause);
    return { fails: shows, record: shows ? record() : null };
  };
  const first = trial(of);
  if (!first.fails || first.record === null) return null;
  const written: Case = { ...of, script: first.record.script, policy: { kind: 'boring' } };
  const start = trial(written).fails ? written : of;
  const course: ShrinkStep[] = [];
  const reduction = reduce(start, noting(trial, course), budget);
  return { case: reduction.case, course };
}
