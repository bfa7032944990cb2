import { activated, card, cost, readTwice, regenerateIt } from '../../vocabulary/index.ts';

/** Comes back to its bones. */
export const drudgeSkeletons = card({
  name: 'Drudge Skeletons',
  cost: '{1}{B}',
  type: 'Creature - Skeleton',
  pt: '1/1',
  abilities: [activated(cost('{B}'), regenerateIt())],
  reading: readTwice('7a097162b3'),
});
