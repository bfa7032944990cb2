import type { MeasuredOptimum } from '../../../faults/measure.ts';
import { ownKill } from '../../../faults/matrix.ts';
import { size } from '../../../generators/index.ts';
import type { Property } from '../../../properties/property.ts';
import type { Case, EngineUnderTest, SearchableEngine } from '../../../protocol/index.ts';
import {
  type CaseOf,
  Counter,
  type Judged,
  judgeAfter,
  type OptimumLimits,
  optimumOf,
  type Performance,
  type Recording,
  REDUCTION_BUDGET,
  reduceCase,
} from '../../../runner/index.ts';
import { firstKills, killsOnReference, playedBy } from '../judge-cells.ts';
import type { CellJob, FullDone, FullJob } from './full-job.ts';

/** What a worker works with. */
export interface FullWorkshop<Engine extends EngineUnderTest = SearchableEngine> {
  readonly properties: readonly Property[];
  readonly reference: EngineUnderTest;
  /** An engine with a fault active. */
  readonly withFault: (fault: string) => Engine;
  readonly caseOf: CaseOf;
  /** The stored case that shows a fault; null: there is none. */
  readonly witnessOf: (property: string, fault: string) => Case | null;
}

/** How far the smallest case is looked for. */
const LIMITS: OptimumLimits = { perBoard: 3000, inAll: 12_000 };

/** Does the jobs of a full measure, one after the other. Throws for a property that there is not. */
export function fullWorker(workshop: FullWorkshop): (job: FullJob) => FullDone {
  /** The cases of the property and seed that the last job was about, which the next one is likely to be about too. */
  let last: { readonly of: string; readonly played: (index: number) => Performance<Recording> } | null = null;
  const { reference, caseOf } = workshop;
  return (job) => {
    const property = workshop.properties.find(({ id }) => id === job.property);
    if (property === undefined) throw new Error(`there is no property ${job.property}`);
    switch (job.kind) {
      case 'reference':
        return { kind: 'reference', job, kills: killsOnReference(property, reference, job, caseOf) };
      case 'cell': {
        const of = `${job.property} ${job.seed}`;
        if (last?.of !== of) last = { of, played: playedBy(reference, property, job.seed, caseOf) };
        return doCell(job, property, last.played, workshop);
      }
      case 'optimum': {
        const shown = [job.smallest, workshop.witnessOf(job.property, job.fault)].filter((each) => each !== null);
        const engine = workshop.withFault(job.fault);
        return { kind: 'optimum', job, optimum: optimum(property, engine, job.clause, shown) };
      }
    }
  };
}

function doCell(
  job: CellJob,
  property: Property,
  played: (index: number) => Performance<Recording>,
  { reference, withFault, caseOf }: FullWorkshop,
): FullDone {
  const engine = withFault(job.fault);
  const judged = (index: number): Judged => judgeAfter(property, engine, reference, played(index));
  const kills = firstKills(judged, job.cases, job.clause);
  const run = ownKill(kills, job.clause);
  if (run === null) return { kind: 'cell', job, kills, shrunk: null };
  const index = smallestLikeIt(property, run - 1, (at) => caseOf(property, at, job.seed), judged);
  const made = reduceCase(property, engine, reference, caseOf(property, index, job.seed), REDUCTION_BUDGET);
  if (made === null) throw new Error(`fault ${job.fault} does not show again in case ${index} of seed ${job.seed}`);
  const { case: of, games, finished, finding } = made;
  return { kind: 'cell', job, kills, shrunk: { class: finding.class, size: size(of), games, finished, case: of } };
}

/** How many cases that show the same are looked for, and in how many: a run of a property judges more. */
const ALIKE = { wanted: 20, within: 400 } as const;

/** A run makes the smallest case of each class smaller: this finds it among the first ones of the class, from the first of all on. */
function smallestLikeIt(
  property: Property,
  from: number,
  caseAt: (index: number) => Case,
  judgedAt: (index: number) => Judged,
): number {
  const counter = new Counter(property.id);
  const first = judgedAt(from);
  counter.add(first, caseAt(from), from);
  for (let index = from + 1, found = 1; index < from + ALIKE.within && found < ALIKE.wanted; index++) {
    const judged = judgedAt(index);
    if (judged.finding?.class !== first.finding?.class) continue;
    counter.add(judged, caseAt(index), index);
    found++;
  }
  return counter.tally().classes[0]?.smallest.index ?? from;
}

function optimum(
  property: Property,
  engine: SearchableEngine,
  clause: string,
  shown: readonly Case[],
): MeasuredOptimum {
  if (property.kind === 'relation') return { kind: 'not known', why: 'it takes two games' };
  if (shown.length === 0) return { kind: 'not known', why: 'no case shows it' };
  try {
    const { size: least, transitions } = optimumOf(property, engine, clause, shown, LIMITS);
    if (least !== null) return { kind: 'known', size: least };
    return { kind: 'not known', why: `the search was cut off after ${transitions} answers` };
  } catch (thrown) {
    return {
      kind: 'not known',
      why: `the engine failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    };
  }
}
