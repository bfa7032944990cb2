import { card, cost, entersWithCounters, keywords, multikicker, readTwice, timesPaid } from '../../vocabulary/index.ts';

/** A flyer that grows with each kick. */
export const apexHawks = card({
  name: 'Apex Hawks',
  cost: '{2}{W}',
  type: 'Creature - Bird',
  pt: '2/2',
  additionalCosts: [multikicker(cost('{1}{W}'))],
  abilities: [...keywords('flying'), entersWithCounters('+1/+1', timesPaid('kicker'))],
  reading: readTwice('b890ace379'),
});
