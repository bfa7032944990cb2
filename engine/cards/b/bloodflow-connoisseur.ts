import { activated, card, cost, creature, putCounters, readTwice, sacrificeCost } from '../../vocabulary/index.ts';

/** It feeds on creatures. */
export const bloodflowConnoisseur = card({
  name: 'Bloodflow Connoisseur',
  cost: '{2}{B}',
  type: 'Creature - Vampire',
  pt: '1/1',
  abilities: [activated(cost('', sacrificeCost(creature)), putCounters('+1/+1', 1))],
  reading: readTwice('764a8bcb07'),
});
