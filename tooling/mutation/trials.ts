import { corpusOf } from '../../corpus/index.ts';
import { caseAt } from '../../generators/index.ts';
import type { Property } from '../../properties/property.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { Case } from '../../protocol/index.ts';

/** A case by which mutants are judged. */
export interface Trial {
  readonly property: Property;
  /** Made when it is first asked for. */
  readonly case: () => Case;
}

/** The frozen cases of all properties, and `random` random ones of each. */
export function trials(random: number, seed: number): readonly Trial[] {
  return PROPERTIES.flatMap((property) => {
    const frozen = corpusOf(property.id).map((each) => once(() => each.case));
    const drawn = Array.from({ length: random }, (_, index) => once(() => caseAt(property, index, seed).case));
    return [...frozen, ...drawn].map((of) => ({ property, case: of }));
  });
}

function once(make: () => Case): () => Case {
  let made: Case | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
