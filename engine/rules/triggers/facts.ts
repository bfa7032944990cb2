import { NO_EVENT } from '../../evaluate/context.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { EventFacts } from '../../state/root.ts';

/** What most abilities know of an event: an object, a player, a number. CR 603.2 */
export function facts(object: ObjectId | null, player: PlayerId | null, amount = 0): EventFacts {
  return { ...NO_EVENT, object, player, amount };
}
