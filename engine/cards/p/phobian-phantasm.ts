import { card, cost, cumulativeUpkeep, keywords, readTwice } from '../../vocabulary/index.ts';

/** Flying and fear at a growing price. */
export const phobianPhantasm = card({
  name: 'Phobian Phantasm',
  cost: '{1}{B}{B}',
  type: 'Creature - Illusion',
  pt: '3/3',
  abilities: [...keywords('flying', 'fear'), cumulativeUpkeep(cost('{B}'))],
  reading: readTwice('c446ecc25f'),
});
