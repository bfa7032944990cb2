import type { History, LawVerdict, Violation, Witness } from '../../protocol/index.ts';

/** What a law finds in a history: a clause put to the test, or broken. */
export type Finding =
  | { readonly kind: 'witness'; readonly witness: Witness }
  | { readonly kind: 'violation'; readonly violation: Violation };

/**
 * Makes a law of a search for findings. It holds only with a witness; the first violation ends it. Findings come in any
 * order, as a rule in that of the game.
 */
export function judged<Args extends readonly History[]>(
  find: (...histories: Args) => Iterable<Finding>,
): (...histories: Args) => LawVerdict {
  return (...histories) => {
    const witnessed: Witness[] = [];
    for (const finding of find(...histories)) {
      if (finding.kind === 'violation') return { kind: 'violated', violation: finding.violation, witnessed };
      witnessed.push(finding.witness);
    }
    return witnessed.length > 0 ? { kind: 'holds', witnessed } : { kind: 'not witnessed' };
  };
}

/** The clause was put to the test; the shape is what of the situation makes it differ from others: roles, choices, board. */
export function witness(clause: string, ...shape: readonly (string | number)[]): Finding {
  return { kind: 'witness', witness: { clause, shape: shape.join(' | ') } };
}

export function violation(clause: string, cr: string, at: number, expected: string, found: string): Finding {
  return { kind: 'violation', violation: { clause, cr, expected, found, at } };
}

/** The clause was put to the test: `holds` says with which end. */
export function* checked(
  holds: boolean,
  clause: string,
  shape: string,
  broken: { readonly cr: string; readonly at: number; readonly expected: string; readonly found: string },
): Generator<Finding> {
  yield witness(clause, shape);
  if (!holds) yield violation(clause, broken.cr, broken.at, broken.expected, broken.found);
}
