import { type ExecutionRecord, reduce, type Trial } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Case, EngineUnderTest } from '../protocol/index.ts';
import type { Finding } from './finding.ts';
import { type Judged, judge } from './judge.ts';

/** A case that shows a finding, as small as it was found. */
export interface Counterexample {
  readonly property: string;
  readonly finding: Finding;
  /** With its script complete: the boring policy answers the rest. */
  readonly case: Case;
  readonly record: ExecutionRecord;
  /** Cases that were run to make it small. */
  readonly tried: number;
  /** Whether no smaller candidate shows the finding; where not, the budget came to its end first. */
  readonly finished: boolean;
}

/** How many cases are tried to make a counterexample small. */
export const REDUCTION_BUDGET = 1500;

/**
 * Makes a failing case small, keeping the class of what is found, and that the reference shows there how it should be, if it does.
 * Null: the case does not fail. The policy's answers are written out first, so that entries can be cut one by one.
 */
export function reduceCase(
  property: Property,
  engine: EngineUnderTest,
  reference: EngineUnderTest | null,
  of: Case,
  budget: number = REDUCTION_BUDGET,
): Counterexample | null {
  const first = judge(property, engine, reference, of);
  if (first.finding === null) return null;
  const wanted = first.finding.class;
  const written: Case = { ...of, script: first.record().script, policy: { kind: 'boring' } };
  const { clause } = first.finding.violation;
  const isShown = first.onReference.includes(clause);
  const fails = ({ finding, onReference }: Judged): boolean =>
    finding !== null && finding.class === wanted && (!isShown || onReference.includes(clause));
  const start = fails(judge(property, engine, reference, written)) ? written : of;
  const trial = (candidate: Case): Trial => {
    const judged = judge(property, engine, reference, candidate);
    return { fails: fails(judged), record: judged.finding === null ? null : judged.record() };
  };
  const reduction = reduce(start, trial, budget);
  const last = judge(property, engine, reference, reduction.case);
  return {
    property: property.id,
    finding: last.finding ?? first.finding,
    case: reduction.case,
    record: last.record(),
    tried: reduction.tried,
    finished: reduction.finished,
  };
}
