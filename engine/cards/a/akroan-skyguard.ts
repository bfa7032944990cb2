import {
  card,
  casts,
  isSource,
  keywords,
  putCounters,
  readTwice,
  targeting,
  triggered,
} from '../../vocabulary/index.ts';

/** Spells that target it make it grow. */
export const akroanSkyguard = card({
  name: 'Akroan Skyguard',
  cost: '{1}{W}',
  type: 'Creature - Human Soldier',
  pt: '1/1',
  abilities: [...keywords('flying'), triggered(casts('you', targeting(isSource)), putCounters('+1/+1', 1))],
  reading: readTwice('4040c88419'),
});
