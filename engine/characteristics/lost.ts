import type { ObjectId } from '../state/ids.ts';
import type { Root } from '../state/root.ts';
import { layersOf } from './derive.ts';
import { takingsOf } from './taken.ts';

/** Whether effects have taken all abilities from a card off the battlefield. CR 613.1f */
export function hasLostAll(root: Root, card: ObjectId): boolean {
  return takingsOf(root, layersOf(root).shop, card).length > 0;
}

/** Whether they took one that it was given at this moment. CR 613.7 */
export function hasLostSince(root: Root, card: ObjectId, given: number): boolean {
  return takingsOf(root, layersOf(root).shop, card).some(({ timestamp }) => timestamp >= given);
}
