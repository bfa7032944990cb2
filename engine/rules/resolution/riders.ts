import { HASTE_FROM_MANA } from '../../cards/records.ts';
import { stoppedNow } from '../../characteristics/cannot-have.ts';
import type { Game } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { the } from '../../state/read.ts';
import { addEffect } from '../../state/write.ts';
import type { Duration } from '../../vocabulary/continuous.ts';
import { gains } from '../../vocabulary/effects.ts';
import { happen } from '../happen.ts';

/** The creature that a spell became has haste, since mana spent on it or what let it be cast said so. CR 106.6, 400.7a, 702.62a */
export function setHaste(g: Game, id: ObjectId, duration: Duration): void {
  const { controller } = the(g.root, id);
  happen(g, () =>
    addEffect(g, {
      source: id,
      controller,
      address: HASTE_FROM_MANA,
      affected: [id],
      stopped: stoppedNow(g.root, [id], [gains('haste')]),
      amounts: [],
      copy: null,
      duration,
    }),
  );
}
