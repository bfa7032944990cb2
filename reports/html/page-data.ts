import type { CheckResult } from '../formats/outcome.ts';
import type { Verdict } from '../report.generated.ts';

/** What a page shows besides the steps of counterexamples, which stand in the page one by one. Plain JSON, and nothing but words. */
export interface PageData {
  readonly title: string;
  /** The suite, with its version, and the edition of the rules. */
  readonly suite: string;
  readonly edition: string;
  /** One for each report: the columns of the matrix. */
  readonly engines: readonly EngineColumn[];
  readonly rows: readonly Row[];
  readonly findings: readonly FindingRow[];
  /** Games in which clauses come to the test and all is right. */
  readonly examples: readonly ExampleRow[];
  readonly limits: readonly string[];
  /** Null: it is no gate's page. */
  readonly gate: GateWords | null;
  /** Of engines of which several reports are known, on the page of a site. */
  readonly trends: readonly Trend[];
}

/** An engine through its versions. */
export interface Trend {
  /** As it is named on the command line. */
  readonly engine: string;
  /** The page with a column for each version, from the page that shows this. */
  readonly page: string;
  /** The oldest first. */
  readonly points: readonly TrendPoint[];
}

/** What one version has of the official rulings, once its claims were looked at. */
export interface TrendPoint {
  readonly version: string;
  readonly holds: number;
  readonly wrong: number;
  /** Claimed to be wrong, and not seen here. */
  readonly unproven: number;
  readonly untold: number;
}

/** Whether a failure that somebody reports was seen here as well. */
export interface Proof {
  readonly kind: 'proven' | 'unproven';
  /** How it was, or why not. */
  readonly why: string;
}

/** An engine with what was run of it. */
export interface EngineColumn {
  /** As it is named on the command line. */
  readonly id: string;
  /** What it calls itself, seed, cases, shard and the like, each with its name. */
  readonly facts: readonly Fact[];
  /** Of official rulings. */
  readonly verdicts: readonly VerdictCount[];
  /** False: the run was stopped before it was through. */
  readonly isComplete: boolean;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface VerdictCount {
  readonly verdict: Verdict;
  readonly count: number;
}

/** What has a verdict of each engine: an official ruling, or a property of the suite. */
export interface Row {
  readonly kind: 'ruling' | 'property';
  readonly id: string;
  /** In our words. */
  readonly says: string;
  /** Rules, the first the most telling. */
  readonly cr: readonly string[];
  /** Of a ruling; empty for a property. */
  readonly card: string;
  /** The statements that it belongs to. */
  readonly statements: readonly string[];
  /** Of a ruling: the properties that judge it. */
  readonly properties: readonly string[];
  readonly clauses: readonly ClauseWords[];
  /** One for each engine; null: it was not run on that one. */
  readonly cells: readonly (Cell | null)[];
  /** Those of the page that show it, by key. */
  readonly examples: readonly string[];
}

/** A clause with a game in which it comes to the test. */
export interface ExampleRow {
  /** Names it in links, as the key of a finding does. */
  readonly key: string;
  readonly clause: string;
  readonly says: string;
  readonly cr: readonly string[];
  /** `clause`, or what it is besides: a contrast, a trap. */
  readonly role: string;
}

export interface ClauseWords {
  readonly id: string;
  readonly says: string;
  readonly cr: readonly string[];
  /** By engine: cases that put it to the test. */
  readonly witnessed: readonly (number | null)[];
}

export interface Cell {
  readonly verdict: Verdict;
  readonly tone: CheckResult;
  readonly cases: number;
  readonly witnessed: number;
  /** By their places among the findings. */
  readonly findings: readonly number[];
}

/** Failures of one class, however many there were. */
export interface FindingRow {
  /** Names it in links; the steps that are shown of it stand in the page under this name. */
  readonly key: string;
  /** The place of its engine. */
  readonly engine: number;
  readonly property: string;
  readonly class: string;
  readonly verdict: Verdict;
  readonly tone: CheckResult;
  readonly clause: string;
  readonly cr: string;
  readonly count: number;
  readonly expected: string;
  readonly found: string;
  /** The file, as the report has it; empty where none was kept. */
  readonly counterexample: string;
  /** Whether its steps are in the page. */
  readonly hasSteps: boolean;
  /** Null: nobody asked, for it is one's own. */
  readonly proof: Proof | null;
}

/** What a gate came to. */
export interface GateWords {
  readonly outcome: 'open' | 'closed' | 'unusable';
  readonly remarks: readonly string[];
  readonly problems: readonly GateProblemWords[];
}

export interface GateProblemWords {
  readonly title: string;
  readonly expected: string;
  readonly found: string;
  readonly commands: readonly { readonly label: string; readonly line: string }[];
  /** The finding that it speaks of, by its key; empty: none that is shown. */
  readonly key: string;
}
