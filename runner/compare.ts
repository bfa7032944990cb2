import { reduce, type Trial } from '../generators/index.ts';
import type { Case, EngineUnderTest } from '../protocol/index.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { executionRecord } from './execution-record.ts';
import { classed, type Finding } from './finding.ts';
import { type Enforced, enforce, record, type Rehearsed } from './rehearsal.ts';
import { GAMES_BUDGET, REDUCTION_BUDGET } from './reduce.ts';
import { noting, type ShrinkStep } from './shrink-course.ts';

/** The first part of the classes of what engines differ in. */
export const AGREEMENT = 'agreement';

/** What an engine comes to on a case that the reference has played. */
export interface Opinion extends Agreement {
  /** The engine's game. */
  readonly enforced: Enforced;
  /** The game that tells what was done: what an engine refused stands in the reference's alone. */
  readonly recorded: Rehearsed;
  /** Null: it agrees. */
  readonly finding: Finding | null;
}

/** Who is alone with what happens in a case: of engines that part from the reference in one place, those with the fewest on their side. */
export interface Vote {
  /** By position among the engines; `reference` is one of the voters. */
  readonly odd: readonly (number | 'reference')[];
  /** Whether more than half of all say the same. */
  readonly decided: boolean;
}

/** Has engines play a case after the reference, and tells how far each agrees with it. Null: the reference cannot play it. */
export function compare(
  reference: EngineUnderTest,
  engines: readonly EngineUnderTest[],
  of: Case,
): readonly Opinion[] | null {
  const recording = record(reference, of);
  if (recording.play.end.kind !== 'played') return null;
  return engines.map((engine) => {
    const enforced = enforce(engine, recording);
    const agreement = agreementOf(enforced, engine.describe().facets);
    const recorded = agreement.found?.violation.clause.startsWith('offered ') ? enforced : recording;
    return { ...agreement, enforced, recorded, finding: classed(AGREEMENT, agreement.found, of) };
  });
}

/** The vote at the place where the first engine parts from the reference. What an engine does later says nothing there. */
export function vote(opinions: readonly Opinion[]): Vote {
  const parted = opinions.filter(({ finding }) => finding !== null);
  const first = parted.toSorted((a, b) => a.compared - b.compared)[0];
  if (first === undefined) return { odd: [], decided: true };
  const sides = new Map<string, (number | 'reference')[]>([['reference', ['reference']]]);
  for (const [index, opinion] of opinions.entries()) {
    const side = isThere(opinion, first) ? `${opinion.found?.violation.found}` : 'reference';
    sides.set(side, [...(sides.get(side) ?? []), index]);
  }
  const largest = Math.max(...[...sides.values()].map((side) => side.length));
  const decided = largest > (opinions.length + 1) / 2;
  const odd = [...sides.values()].filter((side) => !decided || side.length < largest).flat();
  return { odd, decided };
}

function isThere({ place, found }: Opinion, first: Opinion): boolean {
  return found !== null && place === first.place && found.violation.clause === first.found?.violation.clause;
}

/** The case of a difference made small, with the difference as it is there. Null: it does not show again. */
export function reduceDifference(
  reference: EngineUnderTest,
  engine: EngineUnderTest,
  of: Case,
  wanted: string,
): { readonly case: Case; readonly opinion: Opinion; readonly course: readonly ShrinkStep[] } | null {
  const course: ShrinkStep[] = [];
  let games = 0;
  const opinionOn = (candidate: Case): Opinion | null => compare(reference, [engine], candidate)?.[0] ?? null;
  const trial = (candidate: Case): Trial => {
    const opinion = games++ < GAMES_BUDGET ? opinionOn(candidate) : null;
    const fails = opinion?.finding?.class === wanted;
    return { fails, record: fails ? recordOf(opinion.recorded) : null };
  };
  const written = writtenOut(reference, of);
  const small = reduce(trial(written).fails ? written : of, noting(trial, course), REDUCTION_BUDGET);
  const opinion = opinionOn(small.case);
  return opinion?.finding?.class === wanted ? { case: small.case, opinion, course } : null;
}

/** With all that the policy answered in its script, so that entries can be cut one by one. */
function writtenOut(reference: EngineUnderTest, of: Case): Case {
  const { script } = recordOf(record(reference, of));
  return { ...of, script, policy: { kind: 'boring' } };
}

function recordOf({ course, play }: Rehearsed): ReturnType<typeof executionRecord> {
  return executionRecord(course.recorder, play.history);
}
