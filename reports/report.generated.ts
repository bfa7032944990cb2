/* Generated from report.schema.json by `npm run generate`: change the schema, not this file. */

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

/**
 * What a run found of an engine. The same settings make the same bytes, whatever the number of workers.
 */
export interface RunReport {
  readonly kind: 'headjudge report';
  readonly format: 1;
  readonly suite: Suite;
  /**
   * The edition of the Comprehensive Rules, by the day from which it is in force.
   */
  readonly edition: string;
  readonly engine: Engine;
  readonly run: RunParameters;
  /**
   * What the reference engine cannot do, and so judges nothing of.
   */
  readonly limits: readonly string[];
  readonly totals: Totals;
  readonly properties: readonly PropertyReport[];
  readonly rulings: readonly RulingReport[];
}
export interface Suite {
  readonly version: string;
}
export interface Engine {
  /**
   * As it is named on the command line.
   */
  readonly id: string;
  readonly name: string;
  readonly version: string;
}
export interface RunParameters {
  readonly seed: number;
  /**
   * Asked for, per property.
   */
  readonly cases: number;
  readonly shard: string;
  /**
   * False: the run was stopped before all cases were run.
   */
  readonly complete: boolean;
}
export interface Totals {
  readonly properties: number;
  readonly cases: number;
  /**
   * Cases that put their law to the test.
   */
  readonly witnessed: number;
  /**
   * Decisions made on the engine.
   */
  readonly answers: number;
  /**
   * Classes of findings.
   */
  readonly classes: number;
  /**
   * How many properties have each verdict.
   */
  readonly verdicts: readonly {
    readonly verdict: Verdict;
    readonly properties: number;
  }[];
}
export interface PropertyReport {
  readonly id: string;
  readonly statement: string;
  readonly says: string;
  readonly cr: readonly string[];
  readonly rulings: readonly string[];
  readonly verdict: Verdict;
  readonly cases: number;
  /**
   * Of the cases, those whose boards the engine did not set up.
   */
  readonly notSetUp: number;
  readonly witnessed: number;
  /**
   * Different situations that put the law to the test.
   */
  readonly shapes: number;
  readonly clauses: readonly ClauseReport[];
  readonly classes: readonly FindingReport[];
}
export interface ClauseReport {
  readonly clause: string;
  /**
   * Cases that put it to the test.
   */
  readonly witnessed: number;
}
export interface FindingReport {
  readonly class: string;
  readonly verdict: Verdict;
  /**
   * Cases of the class.
   */
  readonly count: number;
  readonly firstCase: number;
  readonly clause: string;
  readonly cr: string;
  readonly expected: string;
  readonly found: string;
  /**
   * The file, from the report's folder; its story has the same name and ends in .md.
   */
  readonly counterexample: string | null;
}
export interface RulingReport {
  readonly id: string;
  readonly card: string;
  readonly verdict: Verdict;
  readonly properties: readonly string[];
}
