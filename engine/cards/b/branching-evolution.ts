import { all, card, creature, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** Double +1/+1 counters on its controller's creatures. */
export const branchingEvolution = card({
  name: 'Branching Evolution',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'countersPut',
      counter: '+1/+1',
      on: all(creature, youControl),
      factor: 2,
      plus: 0,
      by: 'anything',
    }),
  ],
  reading: readTwice('24f7050622'),
});
