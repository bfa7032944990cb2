/* Generated from baseline.schema.json by `npm run generate`: change the schema, not this file. */

/**
 * What is known to be wrong with an engine, and what held: a gate lets that pass, and nothing else.
 */
export interface BaselineFile {
  readonly kind: 'headjudge baseline';
  readonly format: 1;
  readonly suite: BaselineSuite;
  /**
   * The edition of the Comprehensive Rules.
   */
  readonly edition: string;
  readonly engine: BaselineEngine;
  readonly run: BaselineRun;
  /**
   * The properties that held, sorted: one that is no longer judged closes the gate.
   */
  readonly held: readonly string[];
  /**
   * The known failures, sorted by id.
   */
  readonly entries: readonly BaselineEntry[];
}
/**
 * The suite that wrote it.
 */
export interface BaselineSuite {
  readonly version: string;
  /**
   * A hash of the sources on which results depend.
   */
  readonly fingerprint: string;
}
export interface BaselineEngine {
  /**
   * As it is named on the command line.
   */
  readonly id: string;
  readonly name: string;
  readonly version: string;
}
/**
 * What is judged where the command line does not say otherwise.
 */
export interface BaselineRun {
  /**
   * As for `headjudge run`; none: every property.
   */
  readonly selectors: readonly string[];
  readonly seed: number;
  /**
   * Random cases per property; 0: frozen ones alone.
   */
  readonly cases: number;
}
/**
 * One class of failures. There are no wildcards.
 */
export interface BaselineEntry {
  readonly id: string;
  readonly property: string;
  /**
   * The clause that is broken, or what went wrong.
   */
  readonly clause: string;
  readonly verdict: 'violated' | 'illegal' | 'diverged' | 'crashed' | 'timed out' | 'nondeterministic' | 'cannot set up';
  readonly class: string;
  /**
   * The small counterexample that shows it, from the folder of this file.
   */
  readonly witness: string;
  /**
   * The versions of the engine with which it was written down.
   *
   * @minItems 1
   */
  readonly engineVersions: readonly [string, ...readonly string[]];
  /**
   * Why it is known, or a link; `unexplained` until someone says.
   */
  readonly reason: string;
  /**
   * The day it was first written down.
   */
  readonly since: string;
}
