import type { Question, Seat } from '../../protocol/index.ts';
import type { ActDeed, Line, Saying } from './asked.ts';
import type { Mark } from './game.ts';

/** A line that is being carried out: what it says waits for its questions. */
export interface Speech {
  readonly line: Line;
  /** Null for a line that only makes choices. */
  readonly act: ActDeed | null;
  readonly player: Seat | 'chance';
  /** What it has still to say. */
  says: readonly Saying[];
  /** How much had happened before. */
  readonly from: Mark;
  /** The last question that was asked since. */
  asked: Question | null;
  /** The greatest X that could be paid for, where X was asked for. */
  greatestX: number | null;
}
