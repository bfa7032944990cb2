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
export const wingsteedRider = card({
  name: 'Wingsteed Rider',
  cost: '{1}{W}{W}',
  type: 'Creature - Human Knight',
  pt: '2/2',
  abilities: [...keywords('flying'), triggered(casts('you', targeting(isSource)), putCounters('+1/+1', 1))],
  reading: readTwice('cce0609c75'),
});
