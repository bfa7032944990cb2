import type { Bound, GameObject } from '../state/root.ts';
import type { Comparison } from '../vocabulary/filter.ts';

export function compare(left: number, how: Comparison, right: number): boolean {
  switch (how) {
    case 'at most':
      return left <= right;
    case 'at least':
      return left >= right;
    case 'exactly':
      return left === right;
  }
}

/** Whether anything was remembered: an object, or a number that is not 0. */
export function isSomething(bound: Bound | undefined): boolean {
  if (bound === undefined) return false;
  return bound.kind === 'objects' ? bound.ids.length > 0 : bound.kind !== 'number' || bound.number > 0;
}

export function isStackAbility(object: GameObject, of: 'activated' | 'triggered' | 'either'): boolean {
  if (object.ability === null) return false;
  if (of === 'either') return true;
  return (object.ability.of === 'activated') === (of === 'activated');
}
