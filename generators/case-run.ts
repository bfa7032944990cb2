import fc from 'fast-check';
import type { CardId, Case, Moment, Script } from '../protocol/index.ts';

/** A stretch of a script's entries that belong together: from index `from`, up to and without index `to`. */
export interface Span {
  readonly kind: 'turn' | 'step' | 'stack object' | 'trigger';
  readonly from: number;
  readonly to: number;
}

/** What whoever ran a case notes of it: all that shrinking knows about what happened. */
export interface ExecutionRecord {
  /**
   * All that was done, the policy's answers among it where they were not the boring ones; entries that could not be done
   * are left out. With the boring policy this script does the same.
   */
  readonly script: Script;
  readonly spans: readonly Span[];
  /** Cards that took part: cast, activated, chosen, moved, or with an ability that triggered or applied. */
  readonly usedCards: readonly CardId[];
  readonly lastMoment: Moment;
}

/** Where a case came from. */
export type Origin = 'focus' | 'rich' | 'swarm' | 'corpus' | 'played' | 'shrunk' | 'given';

/** A case on its way through fast-check: the case never changes, its record is filled in by whoever runs it. */
export class CaseRun {
  readonly case: Case;
  readonly origin: Origin;
  record: ExecutionRecord | null = null;

  constructor(of: Case, origin: Origin = 'given') {
    this.case = of;
    this.origin = origin;
  }

  /** fast-check hands out copies of what a run may have changed. */
  [fc.cloneMethod](): CaseRun {
    const copy = new CaseRun(this.case, this.origin);
    copy.record = this.record;
    return copy;
  }

  [fc.toStringMethod](): string {
    return JSON.stringify(this.case);
  }
}
