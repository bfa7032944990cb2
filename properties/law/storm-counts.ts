import type { History } from '../../protocol/index.ts';
import { type Effect, holdsNode } from '../oracles/card-facts.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { instructionsOf } from '../reading/instructions.ts';
import { resolutionsOf } from '../reading/resolutions.ts';
import { checked, type Finding } from './finding.ts';

export const COUNTED = 'casting/what-was-taken-back-was-not-cast';

/** As many copies as spells were cast before it in the turn, and none for what was begun and taken back. CR 702.40a, 733.1 */
export function* stormCounts(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  const casts = ofKind(all, 'cast');
  for (const { object, did, order, happenings, over } of resolutionsOf(history)) {
    const [instruction] = instructionsOf(object) ?? [];
    if (did !== 'resolved' || instruction === undefined || !repeatsForEachCast(instruction.effect)) continue;
    const own = casts.findLast((each) => each.order < order && each.happening.object === object.source);
    const turn = own === undefined ? undefined : history.steps[own.at]?.view.turn;
    if (own === undefined || turn === undefined) continue;
    const earlier = (each: { readonly at: number; readonly order: number }): boolean =>
      each.order < own.order && history.steps[each.at]?.view.turn === turn;
    const before = casts.filter(earlier).length;
    if (!ofKind(all, 'taken back').some(earlier)) continue;
    const made = ofKind(happenings, 'moved').filter(
      ({ happening }) => happening.from === null && happening.to === 'stack',
    );
    yield* checked(made.length === before, COUNTED, `${object.name} | ${before}`, {
      cr: '733.1',
      at: over,
      expected: `${before} copies, one for each spell cast before it this turn; what was taken back is none`,
      found: `${made.length} copies`,
    });
  }
}

function repeatsForEachCast(effect: Effect): boolean {
  return effect.kind === 'repeat' && holdsNode(effect.times, ({ kind }) => kind === 'castBefore');
}
