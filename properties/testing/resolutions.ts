import type { Happening, History, StackView } from '../../protocol/index.ts';
import { history, PASS, priority, step } from './histories.ts';
import { type ViewSays, view } from './views.ts';

/** What a test says of a resolution; the rest is as it usually is. */
export interface ResolutionSays {
  /** What resolves, topmost, and what is under it. */
  readonly stack: readonly StackView[];
  /** What happens up to its end. */
  readonly happenings: readonly Happening[];
  readonly did?: string;
  /** What is on the stack after it. */
  readonly left?: readonly StackView[];
  /** What else there is to see before and after. */
  readonly before?: ViewSays;
  readonly then?: ViewSays;
  /** What happens later in the turn. */
  readonly later?: readonly Happening[];
}

/** The last player passes, and the top of the stack resolves. */
export function resolving(says: ResolutionSays): History {
  const { stack, happenings, did = 'resolved', left = [], before = {}, then = {}, later } = says;
  const object = stack.at(-1)?.ref ?? '';
  return history([
    step(view({ ...before, stack }), priority(1), PASS),
    step(view({ ...then, stack: left }), priority(0), PASS, [...happenings, { kind: 'resolved', object, did }]),
    ...(later === undefined ? [] : [step(view({ ...then }), priority(0), PASS, later)]),
  ]);
}

export const countered = (object: string): Happening => ({ kind: 'countered', object });
