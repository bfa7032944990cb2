import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { BaselineEntry, BaselineFile, CounterexampleFile } from '../../reports/index.ts';
import { jsonText, readBaselineFile, readCounterexample, writeText } from '../files.ts';
import { storyPath } from '../run/counterexample-files.ts';
import { UsageError } from '../usage-error.ts';

/** A baseline and where it is. */
export interface Baseline {
  /** As the command line names it. */
  readonly named: string;
  /** Absolute. */
  readonly path: string;
  readonly file: BaselineFile;
}

/** The reason of an entry that nobody has looked at. */
export const UNEXPLAINED = 'unexplained';

/** Reads a baseline; null: there is no such file. Throws a `UsageError` for one that is broken. */
export function readBaseline(named: string, from: string): Baseline | null {
  const path = resolve(from, named);
  if (!existsSync(path)) return null;
  const file = readBaselineFile(path);
  for (const of of ['id', 'class'] as const) {
    const twice = firstTwice(file.entries.map((entry) => entry[of]));
    if (twice !== null) throw new UsageError(`${named}: two entries have the ${of} "${twice}"`);
  }
  return { named, path, file };
}

/** Writes a baseline, its entries sorted. */
export function writeBaseline({ path, file }: Baseline): void {
  const entries = file.entries.toSorted((one, two) => (one.id < two.id ? -1 : 1));
  writeText(path, jsonText({ ...file, entries }));
}

/** The id of the entry of a class: the property, and what tells it from the property's other classes. */
export function entryId(property: string, name: string): string {
  return `${property}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** Where the witness of an entry belongs, from the folder of its baseline: beside it, in a folder with its name. */
export function witnessFile(named: string, id: string): string {
  return `${basename(named).replace(/\.json$/, '')}-witnesses/${id}.json`;
}

/** A witness as a command line names it. */
export function witnessNamed({ named }: Baseline, { witness }: BaselineEntry): string {
  return join(dirname(named), witness);
}

/** Reads the witness of an entry. Throws a `UsageError` where it is not there, broken, or another's. */
export function readWitness(baseline: Baseline, entry: BaselineEntry): CounterexampleFile {
  const witness = readCounterexample(witnessPath(baseline, entry));
  if (witness.property === entry.property && witness.class === entry.class) return witness;
  const [found, expected] = [witness, entry].map((each) => `${each.property}, class "${each.class}"`);
  const named = witnessNamed(baseline, entry);
  throw new UsageError(`${baseline.named}: the witness of ${entry.id} (${named}) is of ${found}, not of ${expected}`);
}

export function witnessPath({ path }: Baseline, { witness }: BaselineEntry): string {
  return resolve(dirname(path), witness);
}

/** Removes the witness of an entry, and its story, where they are its own: in the folder that is kept for them. */
export function removeWitness(baseline: Baseline, entry: BaselineEntry): void {
  if (entry.witness !== witnessFile(baseline.named, entry.id)) return;
  const path = witnessPath(baseline, entry);
  for (const file of [path, storyPath(path)]) rmSync(file, { force: true });
}

function firstTwice(texts: readonly string[]): string | null {
  return texts.find((text, index) => texts.indexOf(text) !== index) ?? null;
}
