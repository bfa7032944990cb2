import {
  blocksOne,
  card,
  creature,
  destroy,
  eventObject,
  isSource,
  readTwice,
  source,
  together,
  triggered,
} from '../../vocabulary/index.ts';

/** It dies with what it blocks. */
export const loyalSentry = card({
  name: 'Loyal Sentry',
  cost: '{W}',
  type: 'Creature - Human Soldier',
  pt: '1/1',
  abilities: [triggered(blocksOne(isSource, creature), destroy(together(eventObject, source)))],
  reading: readTwice('b13ed1d9a8'),
});
