import type { History, HistoryStep, PermanentView, Ref, StackView } from '../../protocol/index.ts';
import { happeningsOf, ofKind } from './happenings.ts';
import { lastSeen } from './scenes.ts';
import { permanentIn } from './views.ts';

/** An object that entered the battlefield. */
export interface Entry {
  readonly ref: Ref;
  /** The step that first shows it. */
  readonly at: number;
  /** The spell that became it as it resolved, as last seen on the stack; null where it entered in another way, such as countered and put there. CR 608.3 */
  readonly spell: StackView | null;
  readonly from: string | null;
  /** As it is in that step; null where it was gone by then. */
  readonly permanent: PermanentView | null;
  /** Whether it left again before that step, by a state-based action. */
  readonly died: boolean;
}

/** All that entered and that the history's happenings tell of, in order. Needs the facet `events`. */
export function entriesOf(history: History): readonly Entry[] {
  return history.steps.flatMap((step, at) => {
    const all = happeningsOf({ ...history, steps: [step] });
    const moved = ofKind(all, 'moved');
    const countered = new Set(ofKind(all, 'countered').map(({ happening }) => happening.object));
    return moved.flatMap(({ happening, order }) => {
      if (happening.to !== 'battlefield') return [];
      const ref = happening.object;
      const later = moved.filter((each) => each.order > order && each.happening.object === ref);
      const resolves = happening.from === 'stack' && happening.cause !== 'countered' && !countered.has(ref);
      const spell = resolves ? lastSeen(history, at, ref) : null;
      const permanent =
        later.length > 0 ? null : (permanentIn(step.view, ref) ?? tokenOf(spell, history.steps[at - 1], step));
      const died = later.some((each) => each.happening.cause === 'state-based');
      return [{ ref, at, spell, from: happening.from, permanent, died }];
    });
  });
}

/** The token that a copy of a spell became, where an engine gives it a name of its own. CR 608.3f */
function tokenOf(
  spell: StackView | null,
  before: HistoryStep | undefined,
  { view }: HistoryStep,
): PermanentView | null {
  if (spell === null || spell.card || before === undefined) return null;
  const fresh = view.battlefield.filter(
    ({ ref, card, name, controller }) =>
      !card && name === spell.name && controller === spell.controller && permanentIn(before.view, ref) === null,
  );
  return fresh.length === 1 ? (fresh[0] ?? null) : null;
}
