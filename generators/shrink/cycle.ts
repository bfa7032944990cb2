import type { Case } from '../../protocol/index.ts';
import type { ExecutionRecord, Span } from '../case-run.ts';
import { whyIllegal } from '../legality/legal-board.ts';
import { ENGINE_POOL } from '../pool.ts';
import { compareCases } from './order.ts';
import { PASSES } from './passes.ts';

/** A case as the passes see it. */
export interface Subject {
  /** As it was run. Every candidate is smaller than this. */
  readonly whole: Case;
  /** The same with the script of what was really done, where that is known and smaller: what the passes cut. */
  readonly case: Case;
  /** Null: not known. */
  readonly record: ExecutionRecord | null;
  /** Spans of `case.script`. */
  readonly spans: readonly Span[];
  /** Whether the board is one of those that are known to be legal; a board by hand may be legal and not among them. */
  readonly surelyLegal: boolean;
}

/** Makes candidates in one way, the largest cuts first. They need not be smaller, nor legal: the cycle sees to that. */
export type Pass = (subject: Subject) => Iterable<Case>;

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

/** The subject of a case that was run; `record` null: nothing is known of it. */
export function subjectOf(whole: Case, record: ExecutionRecord | null): Subject {
  const done: Case = record === null ? whole : { ...whole, script: record.script, policy: { kind: 'boring' } };
  const known = whole.policy.kind === 'boring' && record !== null && compareCases(done, whole) <= 0;
  return {
    whole,
    case: known ? done : whole,
    record,
    spans: known && record !== null ? record.spans : [],
    surelyLegal: isLegal(whole),
  };
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

function isLegal({ start }: Case): boolean {
  return start.kind === 'decks' || whyIllegal(start.board, ENGINE_POOL) === null;
}
