import {
  activated,
  all,
  card,
  cost,
  creature,
  each,
  gains,
  keywords,
  readTwice,
  tap,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Haste for its controller's creatures, for a tap. */
export const crashingDrawbridge = card({
  name: 'Crashing Drawbridge',
  cost: '{2}',
  type: 'Artifact Creature - Wall',
  pt: '0/4',
  abilities: [
    ...keywords('defender'),
    activated(cost('', tap), untilEndOfTurn(each(all(creature, youControl)), gains('haste'))),
  ],
  reading: readTwice('c29e6d0054'),
});
