import { derive } from '../../characteristics/derive.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Copiable, Root } from '../../state/root.ts';

/** The copiable values of an object as it is now, with exceptions on top. CR 707.2-3 */
export function copyWith(root: Root, id: ObjectId, except: readonly string[]): Copiable {
  const copiable = (derive(root).characteristics(id) as { readonly copiable: Copiable }).copiable;
  return { record: copiable.record, except: [...copiable.except, ...except] };
}
