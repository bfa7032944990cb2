import { card, readTwice, sacrificedWithout, subtype } from '../../vocabulary/index.ts';

/** It goes without a Swamp. */
export const barbarianOutcast = card({
  name: 'Barbarian Outcast',
  cost: '{1}{R}',
  type: 'Creature - Human Barbarian Beast',
  pt: '2/2',
  abilities: [sacrificedWithout(subtype('Swamp'))],
  reading: readTwice('41742918ac'),
});
