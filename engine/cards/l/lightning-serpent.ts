import {
  beginningOf,
  card,
  entersWithCounters,
  keywords,
  readTwice,
  sacrificeThese,
  triggered,
  X,
} from '../../vocabulary/index.ts';

/** X counters that raise its power only; it lives until the end of the turn. */
export const lightningSerpent = card({
  name: 'Lightning Serpent',
  cost: '{X}{R}',
  type: 'Creature - Elemental Serpent',
  pt: '2/1',
  abilities: [
    ...keywords('trample', 'haste'),
    entersWithCounters('+1/+0', X),
    triggered(beginningOf('end', 'anyone'), sacrificeThese()),
  ],
  reading: readTwice('899403d55c'),
});
