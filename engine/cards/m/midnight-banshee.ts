import {
  all,
  beginningOf,
  card,
  color,
  creature,
  each,
  keywords,
  not,
  putCounters,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** All that is not black withers. */
export const midnightBanshee = card({
  name: 'Midnight Banshee',
  cost: '{3}{B}{B}{B}',
  type: 'Creature - Spirit',
  pt: '5/5',
  abilities: [
    ...keywords('wither'),
    triggered(beginningOf('upkeep', 'you'), putCounters('-1/-1', 1, each(all(creature, not(color('B')))))),
  ],
  reading: readTwice('7806d6404d'),
});
