import type { EntersChange } from '../../vocabulary/replacement.ts';

/** Whether it may have something enter tapped. */
export function taps(change: EntersChange): boolean {
  return change.kind === 'together' ? change.of.some(taps) : TAPPING.includes(change.kind);
}

const TAPPING: readonly EntersChange['kind'][] = ['tapped', 'tappedUnless', 'tappedUnlessPaid'];

/** Whether it has something enter untapped. */
export function untaps(change: EntersChange): boolean {
  return change.kind === 'together' ? change.of.some(untaps) : change.kind === 'untapped';
}
