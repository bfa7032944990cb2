import type { History, HistoryStep, Ref, Seat } from '../../protocol/index.ts';
import { sorted } from './pool.ts';
import { playerIn } from './views.ts';

/** Mana that was spent at once, where the history shows which: as texts such as `G c3` or `C c4 restricted`. */
export interface Spent {
  /** The step that shows it spent. */
  readonly at: number;
  readonly player: Seat;
  readonly on: Ref;
  readonly units: readonly string[];
}

/** Needs the facets `pools` and `events`. Not told of: mana added in the step in which it was spent, and a pool that lost more. */
export function spentMana(history: History): readonly Spent[] {
  return history.steps.flatMap((step, at) => {
    const before = history.steps[at - 1];
    if (before === undefined || step.happenings.some(({ kind }) => kind === 'mana added' || kind === 'taken back'))
      return [];
    const spent = step.happenings.flatMap((happening) => (happening.kind === 'mana spent' ? [happening] : []));
    const [only, more] = spent;
    if (only === undefined || more !== undefined) return [];
    const units = missing(before, step, only.player);
    const letters = units.map((unit) => unit[0] ?? '').join('');
    return sorted(letters) === sorted(only.mana) ? [{ at, player: only.player, on: only.on, units }] : [];
  });
}

function missing(before: HistoryStep, after: HistoryStep, player: Seat): readonly string[] {
  const left = [...playerIn(after.view, player).unspent];
  return playerIn(before.view, player).unspent.filter((unit) => {
    const index = left.indexOf(unit);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export function isMarked(unit: string): boolean {
  return unit.split(' ').length > 2;
}

/** The source of a unit, and its type. */
export function sourceOfUnit(unit: string): Ref {
  return unit.split(' ')[1] ?? '';
}
