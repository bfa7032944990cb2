/** What a law says of one history, or an engine of one case. */

/** A clause of the law that was broken, with the rule and what was expected and found, in words that a judge reads. */
export interface Violation {
  /** The ledger's clause id, such as `R2/costs-ignored`. */
  readonly clause: string;
  readonly cr: string;
  readonly expected: string;
  readonly found: string;
  /** Index of the moment in the history where it shows. */
  readonly at: number;
}

export type LawVerdict =
  | { readonly kind: 'holds'; readonly witnessed: readonly Witness[] }
  | { readonly kind: 'violated'; readonly violation: Violation; readonly witnessed: readonly Witness[] }
  | { readonly kind: 'not witnessed' };

/** That a clause was put to the test, with the shape of the situation (roles, choices, board), for counting distinct ones. */
export interface Witness {
  readonly clause: string;
  readonly shape: string;
}

/** Verdicts on a property or a ruling; only `holds` is green. */
export type Verdict =
  | 'holds'
  | 'violated'
  | 'illegal'
  | 'diverged'
  | 'crashed'
  | 'timed out'
  | 'nondeterministic'
  | 'cannot set up'
  | 'doctor failed'
  | 'harness error'
  | 'vacuous'
  | 'unsupported'
  | 'not observable'
  | 'disputed'
  | 'undecided';
