import type { Case } from '../../protocol/index.ts';
import { compareCases } from './order.ts';
import { PASSES } from './passes.ts';
import { isLegal, type Subject } from './subject.ts';

/** Which candidate of which pass. */
export interface Place {
  readonly pass: number;
  readonly candidate: number;
}

export const FIRST_PLACE: Place = { pass: 0, candidate: 0 };

export interface Candidate {
  readonly case: Case;
  readonly place: Place;
}

/**
 * All candidates of all passes, once round, beginning at `from`: after a success the search goes on where it was, and ends
 * when a whole round brought nothing. Each candidate is legal and strictly smaller than the subject.
 */
export function* cycle(subject: Subject, from: Place): Generator<Candidate> {
  yield* stretch(subject, from, { pass: PASSES.length, candidate: 0 });
  yield* stretch(subject, FIRST_PLACE, from);
}

function* stretch(subject: Subject, from: Place, to: Place): Generator<Candidate> {
  for (let pass = from.pass; pass < PASSES.length && pass <= to.pass; pass++) {
    const first = pass === from.pass ? from.candidate : 0;
    const end = pass === to.pass ? to.candidate : Number.POSITIVE_INFINITY;
    let candidate = -1;
    for (const made of PASSES[pass]?.(subject) ?? []) {
      candidate++;
      if (candidate >= end) break;
      if (candidate >= first && isStep(made, subject)) yield { case: made, place: { pass, candidate } };
    }
  }
}

/** Smaller, and a legal board where the subject's was one. */
function isStep(made: Case, { whole, surelyLegal }: Subject): boolean {
  return compareCases(made, whole) < 0 && (!surelyLegal || isLegal(made));
}
