import { corpusOf } from '../../corpus/index.ts';
import { caseAt } from '../../generators/index.ts';
import type { Property } from '../../properties/property.ts';
import { conservation } from '../../properties/conservation.property.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { Case } from '../../protocol/index.ts';

/** A case by which mutants are judged. */
export interface Trial {
  readonly property: Property;
  /** Made when it is first asked for. */
  readonly case: () => Case;
}

/** The frozen cases of all properties, `random` random ones of each, and the scenarios. */
export function trials(random: number, seed: number, scenarios: readonly Case[]): readonly Trial[] {
  const ofProperties = PROPERTIES.flatMap((property) => {
    const frozen = corpusOf(property.id).map((each) => once(() => each.case));
    const drawn = Array.from({ length: random }, (_, index) => once(() => caseAt(property, index, seed).case));
    return [...frozen, ...drawn].map((of) => ({ property, case: of }));
  });
  return [...ofProperties, ...scenarios.map((of) => ({ property: ANY_LAW, case: () => of }))];
}

/** A scenario is of no property; all laws are asked about its game in any case. */
const ANY_LAW = conservation;

function once(make: () => Case): () => Case {
  let made: Case | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
