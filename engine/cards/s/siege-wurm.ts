import { card, convoke, keywords, readTwice } from '../../vocabulary/index.ts';

/** A trampler that creatures help to pay for. */
export const siegeWurm = card({
  name: 'Siege Wurm',
  cost: '{5}{G}{G}',
  type: 'Creature - Wurm',
  pt: '5/5',
  abilities: [convoke, ...keywords('trample')],
  reading: readTwice('fc2a4a1540'),
});
