import { cardNames, type History, type LawVerdict, type Violation, type Witness } from '../../protocol/index.ts';
import { hidesItsText } from '../oracles/under-own-name.ts';

/** What a law finds in a history: a clause put to the test, or broken. */
export type Finding =
  | { readonly kind: 'witness'; readonly witness: Witness }
  | { readonly kind: 'violation'; readonly violation: Violation };

/**
 * Makes a law of a search for findings. It holds only with a witness; the first violation ends it. Findings come in any
 * order, as a rule in that of the game. Laws read texts by name: what seems broken is neither that nor put to the test
 * from where on a permanent was there whose name does not tell its text. CR 707.9b
 */
export function judged<Args extends readonly History[]>(
  find: (...histories: Args) => Iterable<Finding>,
): (...histories: Args) => LawVerdict {
  return (...histories) => {
    const witnessed: Witness[] = [];
    for (const finding of find(...histories)) {
      if (finding.kind === 'witness') witnessed.push(finding.witness);
      else if (histories.every((history) => finding.violation.at < firstHidden(history)))
        return { kind: 'violated', violation: finding.violation, witnessed };
      else if (witnessed.at(-1)?.clause === finding.violation.clause) witnessed.pop();
    }
    return witnessed.length > 0 ? { kind: 'holds', witnessed } : { kind: 'not witnessed' };
  };
}

/** The first step with a permanent whose text its name does not tell; infinite where there is none, the first one where that is not shown. */
function firstHidden({ start, steps }: History): number {
  const names = cardNames(start);
  if (!names.some(hidesItsText)) return Number.POSITIVE_INFINITY;
  try {
    const at = steps.findIndex(({ view }) => view.battlefield.some(({ name }) => hidesItsText(name)));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  } catch {
    return 0;
  }
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
