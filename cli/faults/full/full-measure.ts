import type { Fault } from '../../../faults/index.ts';
import { type Judgement, ownKill } from '../../../faults/matrix.ts';
import type { MeasuredCell, MeasuredOptimum } from '../../../faults/measure.ts';
import { compareCases } from '../../../generators/index.ts';
import type { Property } from '../../../properties/property.ts';
import type { Case } from '../../../protocol/index.ts';
import { type CellJob, type FullDone, type FullJob, type FullSettings, nameOf } from './full-job.ts';

/** The finished jobs of a full measure, by name. */
export type FullResults = ReadonlyMap<string, FullDone>;

/** Each property on the reference, and on each of its faults under every seed: property by property and seed by seed. */
export function cellJobs(
  faults: readonly Fault[],
  properties: readonly Pick<Property, 'id'>[],
  { seed: first, seeds, cases }: Pick<FullSettings, 'seed' | 'seeds' | 'cases'>,
): readonly FullJob[] {
  return properties.flatMap(({ id: property }): readonly FullJob[] => {
    const own = faults.filter((fault) => fault.property === property);
    if (own.length === 0) return [];
    const cells = Array.from({ length: seeds }, (_, index) =>
      own.map(
        ({ id: fault, clause }) => ({ kind: 'cell', property, fault, clause, seed: first + index, cases }) as const,
      ),
    );
    return [{ kind: 'reference', property, seed: first, cases }, ...cells.flat()];
  });
}

/** For each fault, once it was looked for under all seeds, the search for the smallest case that shows it. */
export function optimumJobs(faults: readonly Fault[], results: FullResults): readonly FullJob[] {
  const cells = cellsIn(results);
  return faults.map(({ id: fault, property, clause }) => {
    const shrunk = cells.flatMap((cell) => (cell.job.fault === fault ? (cell.shrunk?.case ?? []) : []));
    return { kind: 'optimum', property, fault, clause, smallest: smallestOf(shrunk) };
  });
}

/** What was found of each fault under each seed. */
export function measuredCells(results: FullResults): readonly MeasuredCell[] {
  return cellsIn(results).map(({ job: { fault, seed, clause }, kills, shrunk }) => {
    const run = ownKill(kills, clause);
    if (shrunk === null) return { fault, seed, run, shrunk };
    const { case: _, ...told } = shrunk;
    return { fault, seed, run, shrunk: told };
  });
}

export function measuredOptima(results: FullResults): ReadonlyMap<string, MeasuredOptimum> {
  const all = [...results.values()].flatMap((done) => (done.kind === 'optimum' ? [done] : []));
  return new Map(all.map(({ job, optimum }) => [job.fault, optimum]));
}

/** The same for the kill matrix. */
export function judgementsOf(results: FullResults): readonly Judgement[] {
  return [...results.values()].flatMap((done): readonly Judgement[] => {
    if (done.kind === 'optimum') return [];
    const { property, seed } = done.job;
    return [{ property, seed, fault: done.kind === 'cell' ? done.job.fault : '', kills: done.kills }];
  });
}

/** The jobs that are not yet done. */
export function openJobs(jobs: readonly FullJob[], results: FullResults): readonly FullJob[] {
  return jobs.filter((job) => !results.has(nameOf(job)));
}

type CellDone = Extract<FullDone, { readonly job: CellJob }>;

/** By fault and seed, whoever did them when. */
function cellsIn(results: FullResults): readonly CellDone[] {
  const cells = [...results.values()].flatMap((done) => (done.kind === 'cell' ? [done] : []));
  return cells.sort((a, b) =>
    a.job.fault < b.job.fault ? -1 : a.job.fault > b.job.fault ? 1 : a.job.seed - b.job.seed,
  );
}

function smallestOf(cases: readonly Case[]): Case | null {
  return cases.reduce<Case | null>((least, of) => (least === null || compareCases(of, least) < 0 ? of : least), null);
}
