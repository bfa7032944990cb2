import { type ExecutionRecord, reduce } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Case, EngineUnderTest } from '../protocol/index.ts';
import { type Finding, isSilent } from './finding.ts';
import { judge } from './judge.ts';
import { noting, type ShrinkStep } from './shrink-course.ts';
import { Trials } from './trials.ts';

/** A case that shows a finding, as small as it was found. */
export interface Counterexample {
  readonly property: string;
  readonly finding: Finding;
  /** With its script complete: the boring policy answers the rest. */
  readonly case: Case;
  readonly record: ExecutionRecord;
  /** Cases that were tried to make it small. */
  readonly tried: number;
  /** Games that the engine played for that: what the reference tells, or another case told, it need not play. */
  readonly games: number;
  /** Whether no smaller candidate shows the finding; where not, the budget came to its end first. */
  readonly finished: boolean;
  /** Each case that showed the finding on the way, the first one and the last among them. */
  readonly course: readonly ShrinkStep[];
}

/** How many cases are tried to make a counterexample small. */
export const REDUCTION_BUDGET = 1500;
/** How many games the engine may play for that: what the reference tells alone is not counted. */
export const GAMES_BUDGET = 250;

/** How many where each that shows the finding is waited for in vain. */
const GAMES_WITHOUT_REPLY = 8;

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
  games: number | null = null,
): Counterexample | null {
  const first = judge(property, engine, reference, of);
  if (first.finding === null) return null;
  const { finding, onItsOwn } = first;
  const onReference = first.onReference.includes(finding.violation.clause);
  const trials = new Trials(
    property,
    engine,
    reference,
    { finding, onItsOwn, onReference },
    games ?? gamesFor(finding),
  );
  const written: Case = { ...of, script: first.record().script, policy: { kind: 'boring' } };
  const start = trials.trial(written).fails ? written : of;
  const course: ShrinkStep[] = [];
  const reduction = reduce(
    start,
    noting((candidate) => trials.trial(candidate), course),
    budget,
  );
  const last = judge(property, engine, reference, reduction.case);
  return {
    property: property.id,
    finding: last.finding ?? finding,
    case: reduction.case,
    record: last.record(),
    tried: reduction.tried,
    games: trials.games(),
    finished: reduction.finished && !trials.isCut(),
    course,
  };
}

function gamesFor(finding: Finding): number {
  return isSilent(finding) ? GAMES_WITHOUT_REPLY : GAMES_BUDGET;
}
