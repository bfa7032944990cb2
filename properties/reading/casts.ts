import type { History, Ref, Seat, StackView } from '../../protocol/index.ts';
import { happeningsOf, ofKind, type Placed } from './happenings.ts';
import { type Resolution, resolutionsOf } from './resolutions.ts';
import { stackEntry } from './views.ts';

/** A spell that was cast. CR 601.2i */
export interface CastSpell {
  readonly player: Seat;
  readonly from: string;
  /** As it was seen first when it had been cast. */
  readonly spell: StackView;
  /** The last step before the casting began, whose view shows the card where it was. */
  readonly before: number;
  /** The step that shows it cast. */
  readonly at: number;
  readonly order: number;
  /** What happened while it was cast, from its move to the stack on. */
  readonly happenings: readonly Placed[];
  /** The resolution during which it was cast; null: at priority, or not shown to its end. */
  readonly during: Resolution | null;
}

/** All spells that were cast and that the next view shows on the stack. Needs the facets `stack` and `events`. */
export function castsOf(history: History): readonly CastSpell[] {
  const resolutions = resolutionsOf(history);
  const all = happeningsOf(history);
  return all.flatMap(({ at, order, happening }) => {
    if (happening.kind !== 'cast') return [];
    const view = history.steps[at]?.view;
    const spell = view === undefined ? null : stackEntry(view, happening.object);
    const moved = beginning(all, order, happening.object);
    if (spell === null || spell.kind !== 'spell' || moved === null || moved.at === 0) return [];
    const happenings = all.slice(moved.order + 1, order);
    const during = resolutions.find((one) => one.happenings.some((each) => each.order === order)) ?? null;
    return [
      { player: happening.player, from: happening.from, spell, before: moved.at - 1, at, order, happenings, during },
    ];
  });
}

/** Its move to the stack. CR 601.2a */
function beginning(all: readonly Placed[], before: number, object: Ref): Placed | null {
  for (let order = before - 1; order >= 0; order--) {
    const placed = all[order];
    if (placed?.happening.kind === 'moved' && placed.happening.object === object)
      return placed.happening.to === 'stack' ? placed : null;
  }
  return null;
}

/** How many spells a player had cast in the turn of this step by then. */
export function castInTurn(history: History, player: Seat, at: number): number {
  const turn = history.steps[at]?.view.turn;
  return ofKind(happeningsOf(history), 'cast').filter(
    (each) => each.at <= at && each.happening.player === player && history.steps[each.at]?.view.turn === turn,
  ).length;
}
