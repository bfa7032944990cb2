import type { Kill } from '../../faults/matrix.ts';
import type { Property } from '../../properties/property.ts';
import type { EngineUnderTest, Verdict } from '../../protocol/index.ts';
import {
  type CaseOf,
  type Judged,
  judge,
  judgeAfter,
  type Performance,
  perform,
  type Recording,
  record,
} from '../../runner/index.ts';

/** The faults of one property under one seed, judged one after the other: what the reference played is played once. */
export interface CellsJob {
  readonly property: string;
  readonly seed: number;
  /** `''` is the reference. `clause`: a kill by it ends the search; null: nothing does. */
  readonly faults: readonly { readonly fault: string; readonly clause: string | null }[];
  readonly cases: number;
}

export interface CellsDone {
  readonly job: CellsJob;
  /** In the order of the faults. */
  readonly kills: readonly (readonly Kill[])[];
}

/** An engine with a fault active; `''`: none. */
export type WithFault = (fault: string) => EngineUnderTest;

/** How many of the cases that the reference played are kept for the next fault. */
const MOST_KEPT = 100;
/** Cases for the reference, which every run of the suite judges anyway. */
const CASES_ON_REFERENCE = 200;

/** Judges a property on each fault of a job, with what the law says told apart from what the reference says. */
export function judgeCells(
  job: CellsJob,
  property: Property,
  reference: EngineUnderTest,
  withFault: WithFault,
  caseOf: CaseOf,
): CellsDone {
  const played = playedBy(reference, property, job.seed, caseOf);
  const kills = job.faults.map(({ fault, clause }) => {
    if (fault === '') return killsOnReference(property, reference, job, caseOf);
    const engine = withFault(fault);
    return firstKills((index) => judgeAfter(property, engine, reference, played(index)), job.cases, clause);
  });
  return { job, kills };
}

/** What is wrong where nothing should be. */
export function killsOnReference(
  property: Property,
  reference: EngineUnderTest,
  { seed, cases }: Pick<CellsJob, 'seed' | 'cases'>,
  caseOf: CaseOf,
): readonly Kill[] {
  const alone = (index: number): Judged => judge(property, reference, null, caseOf(property, index, seed));
  return firstKills(alone, Math.min(cases, CASES_ON_REFERENCE), null);
}

/** The cases of a property under one seed as the reference plays them. The first ones are kept, for the next fault. */
export function playedBy(
  reference: EngineUnderTest,
  property: Property,
  seed: number,
  caseOf: CaseOf,
): (index: number) => Performance<Recording> {
  const kept = new Map<number, Performance<Recording>>();
  return (index) => {
    const known = kept.get(index);
    if (known !== undefined) return known;
    const made = perform(property, caseOf(property, index, seed), (each) => record(reference, each));
    if (kept.size < MOST_KEPT) kept.set(index, made);
    return made;
  };
}

/** The first kill of each kind and clause; the search ends with the clause that is wanted. */
export function firstKills(judged: (index: number) => Judged, cases: number, wanted: string | null): readonly Kill[] {
  const first = new Map<string, Kill>();
  for (let index = 0; index < cases; index++) {
    const { verdict, finding } = judged(index);
    const kill = finding === null ? null : killOf(verdict, finding.violation.clause, index + 1);
    if (kill === null) continue;
    const key = kill.by === 'law' ? `law ${kill.clause}` : kill.by;
    if (!first.has(key)) first.set(key, kill);
    if (kill.by === 'law' && kill.clause === wanted) break;
  }
  return [...first.values()];
}

/** Null: it says nothing of the engine. What is wrong with the reference shows where the reference is judged. */
function killOf(verdict: Verdict, clause: string, run: number): Kill | null {
  switch (verdict) {
    case 'violated':
      return { by: 'law', clause, run };
    case 'illegal':
    case 'diverged':
      return { by: 'agreement', run };
    case 'crashed':
      return { by: 'crash', run };
    case 'timed out':
      return { by: 'time-out', run };
    default:
      return null;
  }
}
