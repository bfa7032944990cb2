import {
  all,
  card,
  enters,
  gains,
  land,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Lands make it frightening. */
export const surrakarMarauder = card({
  name: 'Surrakar Marauder',
  cost: '{1}{B}',
  type: 'Creature - Surrakar',
  pt: '2/1',
  abilities: [triggered(enters(all(land, youControl)), untilEndOfTurn(source, gains('intimidate')))],
  reading: readTwice('e364d348b3'),
});
