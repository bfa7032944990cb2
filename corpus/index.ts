import { readFileSync } from 'node:fs';
import type { Case } from '../protocol/index.ts';

/** A case that was found or chosen once, and is run before random ones. */
export interface FrozenCase {
  /** The fault that it is the witness of: the engine with that fault breaks its clause here; or the clause that it was chosen for. */
  readonly id: string;
  readonly case: Case;
  /** The clauses that it puts to the test on the reference, sorted. */
  readonly witnesses: readonly string[];
}

const FOLDER = new URL('./', import.meta.url);
const known = new Map<string, readonly FrozenCase[]>();

/** Where the frozen cases of a property are kept: one to a line. */
export function corpusFile(property: string): URL {
  return new URL(`${property}.jsonl`, FOLDER);
}

/** The frozen cases of a property; none where there is no such file. Throws where a line is no JSON. */
export function corpusOf(property: string): readonly FrozenCase[] {
  let cases = known.get(property);
  if (cases === undefined) {
    cases = linesOf(corpusFile(property)).map((line): FrozenCase => JSON.parse(line));
    known.set(property, cases);
  }
  return cases;
}

/** Frozen cases as the text of their file, in the order of their ids. */
export function corpusText(cases: readonly FrozenCase[]): string {
  const sorted = cases.toSorted((one, two) => (one.id < two.id ? -1 : 1));
  return sorted.map((each) => `${JSON.stringify(each)}\n`).join('');
}

function linesOf(file: URL): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
