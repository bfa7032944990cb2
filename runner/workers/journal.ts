import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** All that the results of a run depend on. A run goes on only with the same. */
export interface RunSettings {
  readonly engine: string;
  /** What the engine calls itself, with its version: another one comes to other results. */
  readonly version: string;
  readonly seed: number;
  readonly cases: number;
  /** All properties that were chosen, and those of them that can be judged. */
  readonly chosen: readonly string[];
  readonly properties: readonly string[];
  /** How many frozen cases each property has, in the same order: they are run first, under the numbers below 0. */
  readonly frozen: readonly number[];
  /** One part of several, from 1. */
  readonly shard: { readonly part: number; readonly of: number };
  /** A hash of the sources that make the results. */
  readonly suite: string;
}

/** Why a folder cannot be used for a run. */
export interface Refused {
  readonly kind: 'refused';
  readonly why: string;
}

/** The name of the file in a run's folder. */
export const JOURNAL = 'progress.jsonl';
/** The version of the file's format. */
const FORMAT = 1;

/** What came of a job, with the job itself. Plain JSON. */
interface AnyDone {
  readonly job: unknown;
}

/**
 * The finished jobs of a run, one a line, so that whatever stops the run leaves what was found and the same run started again
 * goes on. A line that was cut short is left out.
 */
export class Journal<Done extends AnyDone> {
  readonly #file: number;
  /** What earlier starts of the run did. */
  readonly before: readonly Done[];

  private constructor(file: number, before: readonly Done[]) {
    this.#file = file;
    this.before = before;
  }

  /**
   * Opens the journal in a folder, which is made if need be. Refuses a folder that holds anything else. `settings`: all that the results
   * depend on, as plain JSON.
   */
  static open<Done extends AnyDone>(folder: string, settings: object): Journal<Done> | Refused {
    const path = join(folder, JOURNAL);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
    const header = { format: FORMAT, settings };
    // Who was stopped before the first line was whole had done nothing yet.
    if (text === null || (text !== '' && JSON.stringify(header).startsWith(text))) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, '');
      const journal = new Journal<Done>(openSync(path, 'a'), []);
      journal.#write(header);
      return journal;
    }
    const { whole, lines } = wholeLines(text);
    const refused = whyNot(lines[0], settings);
    if (refused !== null) return { kind: 'refused', why: `${folder} ${refused}` };
    truncateSync(path, Buffer.byteLength(whole));
    return new Journal(openSync(path, 'a'), lines.slice(1).flatMap(parsed<Done>));
  }

  /** What the journal in a folder has, which is left as it is. `Settings`: what it was opened with. */
  static read<Done extends AnyDone, Settings extends object>(
    folder: string,
  ): { readonly settings: Settings; readonly done: readonly Done[] } | Refused {
    const path = join(folder, JOURNAL);
    if (!existsSync(path)) return { kind: 'refused', why: `${folder} holds no run` };
    const { lines } = wholeLines(readFileSync(path, 'utf8'));
    const header = headerIn(lines[0]);
    if (typeof header === 'string') return { kind: 'refused', why: `${folder} ${header}` };
    return { settings: header as Settings, done: lines.slice(1).flatMap(parsed<Done>) };
  }

  add(done: Done): void {
    this.#write(done);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(line: unknown): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

/** A line that was cut short is none. */
function wholeLines(text: string): { readonly whole: string; readonly lines: readonly string[] } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return { whole, lines: whole.split('\n').slice(0, -1) };
}

/** The settings in the first line of a journal, or why that is none. */
function headerIn(first: string | undefined): Readonly<Record<string, unknown>> | string {
  const header = first === undefined ? null : json(first);
  if (typeof header !== 'object' || header === null || !('format' in header) || !('settings' in header)) {
    return `holds a ${JOURNAL} that is no journal of a run`;
  }
  if (header.format !== FORMAT) return `holds a run of format ${String(header.format)}, this is format ${FORMAT}`;
  return header.settings as Readonly<Record<string, unknown>>;
}

function whyNot(first: string | undefined, settings: object): string | null {
  const was = headerIn(first);
  if (typeof was === 'string') return was;
  const other = Object.entries(settings).find(([key, value]) => JSON.stringify(was[key]) !== JSON.stringify(value));
  if (other === undefined) return null;
  const [key, value] = other;
  return `holds a run with other settings: ${key} was ${JSON.stringify(was[key])}, now ${JSON.stringify(value)}`;
}

/** Broken lines in the middle are left out: their jobs are done again. */
function parsed<Done>(line: string): readonly Done[] {
  const value = json(line);
  return typeof value === 'object' && value !== null && 'job' in value ? [value as Done] : [];
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
