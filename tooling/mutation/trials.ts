import { referenceEngine } from '../../adapters/reference/index.ts';
import { corpusOf } from '../../corpus/index.ts';
import { caseAt } from '../../generators/index.ts';
import type { Property } from '../../properties/property.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { Case } from '../../protocol/index.ts';
import { type Performance, perform, type Recording, record } from '../../runner/index.ts';

/** A case by which mutants are judged. */
export interface Trial {
  readonly property: Property;
  readonly case: Case;
  /** The case as the reference played it. */
  readonly played: () => Performance<Recording>;
}

/** The frozen cases of all properties, and `random` random ones of each. Each is played on the reference once, when that is first asked for. */
export function trials(random: number, seed: number): readonly Trial[] {
  return PROPERTIES.flatMap((property) => {
    const frozen = corpusOf(property.id).map((each) => each.case);
    const drawn = Array.from({ length: random }, (_, index) => caseAt(property, index, seed).case);
    return [...frozen, ...drawn].map((of) => trial(property, of));
  });
}

function trial(property: Property, of: Case): Trial {
  let kept: Performance<Recording> | null = null;
  return {
    property,
    case: of,
    played: () => {
      kept ??= perform(property, of, (each) => record(referenceEngine, each));
      return kept;
    },
  };
}
