import { all, card, creature, read, replacement, youControl } from '../../vocabulary/index.ts';

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
  reading: read('e71c8d987c'),
});
