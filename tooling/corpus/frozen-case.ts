import { referenceEngine } from '../../adapters/reference/index.ts';
import { corpusOf, type FrozenCase } from '../../corpus/index.ts';
import type { Property } from '../../properties/property.ts';
import type { Case } from '../../protocol/index.ts';
import { judge } from '../../runner/index.ts';

/** The frozen cases of a property that are witnesses of its faults: all that were not chosen for a clause. */
export function witnessesOf({ id: property, clauses }: Property): readonly FrozenCase[] {
  return corpusOf(property).filter(({ id }) => !clauses.includes(id));
}

/** A case with the clauses that it puts to the test; null where the reference breaks the law on it. */
export function frozenCase(property: Property, id: string, of: Case): FrozenCase | null {
  const { finding, witnessed } = judge(property, referenceEngine, null, of);
  if (finding !== null) return null;
  return { id, case: of, witnesses: [...new Set(witnessed.map(({ clause }) => clause))].sort() };
}
