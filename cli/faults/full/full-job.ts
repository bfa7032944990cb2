import type { MeasuredOptimum, Shrunk } from '../../../faults/measure.ts';
import type { Kill } from '../../../faults/matrix.ts';
import type { Case } from '../../../protocol/index.ts';

/** All that the results of a full measure depend on. */
export interface FullSettings {
  readonly kind: 'faults';
  readonly seed: number;
  readonly seeds: number;
  readonly cases: number;
  readonly faults: readonly string[];
  /** A hash of the sources that make the results. */
  readonly suite: string;
}

/** A piece of work for a worker. It depends on nothing but itself and the sources. */
export type FullJob =
  /** Judge a property on the reference. */
  | { readonly kind: 'reference'; readonly property: string; readonly seed: number; readonly cases: number }
  | CellJob
  /** Find the smallest case that shows a fault. `smallest`: the smallest that was found; null: none was. */
  | {
      readonly kind: 'optimum';
      readonly property: string;
      readonly fault: string;
      readonly clause: string;
      readonly smallest: Case | null;
    };

/** Look for a fault under one seed, and make the first case that shows it small. */
export interface CellJob {
  readonly kind: 'cell';
  readonly property: string;
  readonly fault: string;
  readonly clause: string;
  readonly seed: number;
  readonly cases: number;
}

/** What came of a job. Plain JSON. */
export type FullDone =
  | { readonly kind: 'reference'; readonly job: JobOf<'reference'>; readonly kills: readonly Kill[] }
  | {
      readonly kind: 'cell';
      readonly job: CellJob;
      readonly kills: readonly Kill[];
      /** Null where the fault's own clause found nothing. */
      readonly shrunk: (Shrunk & { readonly case: Case }) | null;
    }
  | { readonly kind: 'optimum'; readonly job: JobOf<'optimum'>; readonly optimum: MeasuredOptimum };

type JobOf<Kind extends FullJob['kind']> = Extract<FullJob, { readonly kind: Kind }>;

/** The name of a job: the same job has the same. */
export function nameOf(job: FullJob): string {
  switch (job.kind) {
    case 'reference':
      return `reference ${job.property}`;
    case 'cell':
      return `cell ${job.fault} ${job.seed}`;
    case 'optimum':
      return `optimum ${job.fault}`;
  }
}
