import type { History, StackView } from '../../protocol/index.ts';
import type { Placed } from './happenings.ts';
import { stackEntry } from './views.ts';

/** The resolution of a spell or an ability, from the last pass until it was done. CR 608 */
export interface Resolution {
  /** What resolved, as it was when the players had passed. */
  readonly object: StackView;
  /** The step in which the last player passed. */
  readonly begun: number;
  /** The first step that shows it done. */
  readonly over: number;
  /** The place of its end among all happenings. */
  readonly order: number;
  /** What happened meanwhile, in order, without its end. */
  readonly happenings: readonly Placed[];
  readonly did: string;
}

/** All resolutions that the history shows from beginning to end. Needs the facet `events`. */
export function resolutionsOf(history: History): readonly Resolution[] {
  const all: Resolution[] = [];
  let begun = -1;
  let happenings: Placed[] = [];
  let order = 0;
  history.steps.forEach(({ question, view, happenings: told }, at) => {
    for (const happening of told) {
      const before = history.steps[begun]?.view;
      if (happening.kind === 'resolved') {
        const object = before === undefined ? null : stackEntry(before, happening.object);
        if (object !== null) all.push({ object, begun, over: at, order, happenings, did: happening.did });
        begun = -1;
        happenings = [];
      } else happenings.push({ at, order, happening });
      order++;
    }
    if (question !== null && question.kind !== 'priority') return;
    begun = view.stack.length > 0 ? at : -1;
    happenings = [];
  });
  return all;
}

/** The steps asked while it resolved. */
export function stepsDuring(history: History, { begun, over }: Resolution): readonly number[] {
  const steps: number[] = [];
  for (let at = begun + 1; at <= over; at++) {
    const kind = history.steps[at]?.question?.kind;
    if (kind !== undefined && kind !== 'priority' && at < over) steps.push(at);
  }
  return steps;
}
