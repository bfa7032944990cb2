import type { Case } from '../../protocol/index.ts';
import type { ExecutionRecord, Span } from '../case-run.ts';
import { whyIllegal } from '../legality/legal-board.ts';
import { ENGINE_POOL } from '../pool.ts';
import { compareCases } from './order.ts';

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

/** Whether it begins on a board that is surely legal, or from decks. */
export function isLegal({ start }: Case): boolean {
  return start.kind === 'decks' || whyIllegal(start.board, ENGINE_POOL) === null;
}
