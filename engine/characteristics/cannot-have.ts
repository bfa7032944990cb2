import { slotOf, type ObjectId } from '../state/ids.ts';
import type { Root, Stopped } from '../state/root.ts';
import type { ContinuousPart } from '../vocabulary/continuous.ts';
import { layersOf } from './derive.ts';

/** What an effect that begins now will not give, because the object can't have it now: not even when it could again. CR 113.11 */
export function stoppedNow(
  root: Root,
  affected: readonly ObjectId[],
  parts: readonly ContinuousPart[],
): readonly Stopped[] {
  const given = parts.flatMap((part) => (part.kind === 'grant' ? part.abilities : []));
  if (given.length === 0) return [];
  const { bySlot } = layersOf(root).shop;
  return affected.flatMap((object) => {
    const cannotHave = bySlot[slotOf(object)]?.cannotHave ?? [];
    return cannotHave.length === 0
      ? []
      : given.flatMap((one) =>
          one.kind === 'keyword' && cannotHave.includes(one.keyword) ? [{ object, keyword: one.keyword }] : [],
        );
  });
}
