import { derive } from '../characteristics/derive.ts';
import { hasKeyword } from '../evaluate/keywords.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Root } from '../state/root.ts';
import type { SimpleKeyword } from '../vocabulary/basics.ts';

/** Whether an object has a keyword, now or as it last was. CR 608.2h */
export function objectHasKeyword(root: Root, id: ObjectId, keyword: SimpleKeyword): boolean {
  const seen = derive(root).characteristics(id);
  return seen !== null && hasKeyword(seen, keyword);
}
