import type { Counterexample } from '../reduce.ts';
import type { Tally } from '../tally.ts';

/** A piece of work for a worker. It depends on nothing but itself and the settings of the run. */
export type Job =
  /** Judge the cases of a property from index `from` up to and without `to`. */
  | { readonly kind: 'cases'; readonly property: string; readonly from: number; readonly to: number }
  /** Make the finding of a case small. */
  | { readonly kind: 'reduce'; readonly property: string; readonly index: number; readonly class: string };

/** What came of a job. Plain JSON. */
export type Done =
  | { readonly kind: 'cases'; readonly job: CasesJob; readonly tally: Tally }
  /** `counterexample` null: the finding did not show again. */
  | { readonly kind: 'reduce'; readonly job: ReduceJob; readonly counterexample: Counterexample | null };

export type CasesJob = Extract<Job, { readonly kind: 'cases' }>;
export type ReduceJob = Extract<Job, { readonly kind: 'reduce' }>;

/** What a worker is told once, before its first job. Plain JSON. */
export interface WorkerSettings {
  /** As the engine is named on the command line. */
  readonly engine: string;
  readonly seed: number;
  /** How many cases are tried to make each counterexample small. */
  readonly reduction: number;
}

/** The name of a job: the same job has the same. */
export function nameOf(job: Job): string {
  switch (job.kind) {
    case 'cases':
      return `cases ${job.property} ${job.from}-${job.to}`;
    case 'reduce':
      return `reduce ${job.property} ${job.index} ${job.class}`;
  }
}
