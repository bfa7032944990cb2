import { all, card, creature, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** One +1/+1 counter more on its controller's creatures. */
export const hardenedScales = card({
  name: 'Hardened Scales',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'countersPut',
      counter: '+1/+1',
      on: all(creature, youControl),
      factor: 1,
      plus: 1,
      by: 'anything',
    }),
  ],
  reading: readTwice('e71c8d987c'),
});
