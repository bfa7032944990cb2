import type { Ref, View } from '../../protocol/index.ts';
import { permanentIn } from './views.ts';

/** Which object a card, a token or an ability is, and where. CR 400.7 */
export interface ObjectSeen {
  readonly incarnation: number;
  readonly zone: string;
}

/** Null for what is in no zone that is seen. */
export function objectIn(view: View, ref: Ref): ObjectSeen | null {
  const permanent = permanentIn(view, ref);
  if (permanent !== null) return { incarnation: permanent.incarnation, zone: 'battlefield' };
  const entry = view.stack.find((each) => each.ref === ref);
  if (entry !== undefined) return { incarnation: entry.incarnation, zone: 'stack' };
  for (const { seat } of view.players) {
    for (const zone of ['graveyard', 'hand', 'exile', 'library'] as const) {
      const found = view.zone(zone, seat).find((each) => each.ref === ref);
      if (found !== undefined) return { incarnation: found.incarnation, zone };
    }
  }
  return null;
}
