/* Generated from gate.schema.json by `npm run generate`: change the schema, not this file. */

export type ProblemKind =
  | 'new class'
  | 'passes now'
  | 'another class'
  | 'matches nothing'
  | 'wildcard'
  | 'no longer judged'
  | 'nothing judged'
  | 'cannot set up'
  | 'harness error';

/**
 * What a gate saw of an engine, beside its baseline. The same settings make the same bytes.
 */
export interface GateReport {
  readonly kind: 'headjudge gate';
  readonly format: 1;
  readonly suite: GateSuite;
  /**
   * The edition of the Comprehensive Rules.
   */
  readonly edition: string;
  readonly engine: GateEngine;
  /**
   * The engine whose classes do not close the gate.
   */
  readonly base: null | GateEngine;
  readonly baseline: GateBaseline;
  readonly run: GateRun;
  /**
   * `unusable`: the engine or the harness is not fit to tell.
   */
  readonly outcome: 'open' | 'closed' | 'unusable';
  readonly totals: GateTotals;
  readonly problems: readonly GateProblem[];
  readonly known: readonly KnownFailure[];
}
export interface GateSuite {
  readonly version: string;
  readonly fingerprint: string;
}
export interface GateEngine {
  /**
   * As it is named on the command line.
   */
  readonly id: string;
  readonly name: string;
  readonly version: string;
}
export interface GateBaseline {
  readonly file: string;
  readonly suite: GateSuite;
  readonly engine: GateEngine;
  readonly entries: number;
  /**
   * The entries whose reason no one has said.
   */
  readonly unexplained: readonly string[];
}
export interface GateRun {
  readonly seed: number;
  /**
   * Random cases per property.
   */
  readonly cases: number;
  readonly complete: boolean;
}
export interface GateTotals {
  readonly properties: number;
  readonly cases: number;
  /**
   * Cases that put their law to the test.
   */
  readonly witnessed: number;
  /**
   * Cases of known classes.
   */
  readonly setAside: number;
}
export interface GateProblem {
  readonly kind: ProblemKind;
  /**
   * False: the base has it too.
   */
  readonly blocks: boolean;
  readonly property: string | null;
  /**
   * The entry of the baseline, by id.
   */
  readonly entry: string | null;
  readonly class: string | null;
  /**
   * One sentence.
   */
  readonly says: string;
  readonly expected: string;
  readonly found: string;
  /**
   * The file, from the report's folder.
   */
  readonly counterexample: string | null;
  /**
   * The command that shows it.
   */
  readonly show: string | null;
  /**
   * The command that has the gate open again.
   */
  readonly mend: string;
}
export interface KnownFailure {
  readonly id: string;
  readonly property: string;
  readonly class: string;
  /**
   * Frozen and random cases of the class.
   */
  readonly cases: number;
  readonly reason: string;
  /**
   * Whether its witness still shows it.
   */
  readonly isAsRecorded: boolean;
}
