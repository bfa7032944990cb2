import type { Fault } from '../faults/index.ts';
import type { Property } from '../properties/property.ts';
import type { Ledger } from '../rulings/index.ts';
import type { Cases, Labour, Restart } from '../runner/index.ts';
import type { EngineUnderTest } from '../protocol/index.ts';

/** Where a command writes. */
export interface Output {
  write(text: string): void;
  readonly isTerminal: boolean;
  /** How wide the terminal is; 80 where that is not known. */
  readonly columns: number;
}

/** An engine as the command line names it. */
export interface OpenedEngine {
  readonly id: string;
  readonly engine: EngineUnderTest;
  /** Null: the engine is the reference. */
  readonly reference: EngineUnderTest | null;
  /** Has the engine begin anew; null: it is one of ours, which comes to the same each time. */
  readonly restart: Restart | null;
  /** How many games it may play for one counterexample to be made small; null: the usual number. It is less for an engine that is slow. */
  readonly games: number | null;
}

/** All that commands work with: the suite, and the world outside. Tests put others in their place. */
export interface Context {
  readonly out: Output;
  readonly err: Output;
  /** Relative paths are from here. */
  readonly folder: string;
  readonly properties: readonly Property[];
  readonly faults: readonly Fault[];
  /** Opens an engine. Throws a `UsageError` for one that there is not. */
  readonly openEngine: (id: string) => Promise<OpenedEngine>;
  readonly ledger: () => Ledger;
  /** Who judges cases of an engine; `workers`: in so many threads. */
  readonly labour: (opened: OpenedEngine, workers: number) => Labour;
  /** The first file of threads that compare engines; null: this thread does. */
  readonly diffThread: URL | null;
  /** The cases that an engine can be asked. */
  readonly casesFor: (engine: EngineUnderTest) => Cases;
  /** The suite's version, and a hash of the sources on which results depend. */
  readonly version: string;
  readonly fingerprint: () => string;
  /** This day, as YYYY-MM-DD. */
  readonly today: () => string;
  /** What the reference cannot do. */
  readonly limits: readonly string[];
  /** Aborted by the first interrupt. */
  readonly interrupted: AbortSignal;
}
