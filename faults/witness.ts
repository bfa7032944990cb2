import { readFileSync } from 'node:fs';
import type { Case } from '../protocol/index.ts';

/** One exact case on which the engine with the fault breaks the clause that the fault names. */
export type Witness = { readonly fault: string; readonly case: Case };

const FOLDER = new URL('./witnesses/', import.meta.url);

/** Where the witnesses of a property's faults are kept: one to a line. */
export function witnessFile(property: string): URL {
  return new URL(`${property}.jsonl`, FOLDER);
}

/** The stored witnesses of a property's faults; none where there is no such file. Throws where a line is no JSON. */
export function witnessesOf(property: string): readonly Witness[] {
  return linesOf(witnessFile(property)).map((line): Witness => JSON.parse(line));
}

/** The same as text for the file, in the order of their faults. */
export function witnessText(witnesses: readonly Witness[]): string {
  const sorted = witnesses.toSorted((one, two) => (one.fault < two.fault ? -1 : 1));
  return sorted.map((witness) => `${JSON.stringify(witness)}\n`).join('');
}

function linesOf(file: URL): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
