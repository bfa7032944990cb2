import { card, creature, other, readTwice, sacrificedWithout } from '../../vocabulary/index.ts';

/** It goes when it is alone. */
export const emperorCrocodile = card({
  name: 'Emperor Crocodile',
  cost: '{3}{G}',
  type: 'Creature - Crocodile',
  pt: '5/5',
  abilities: [sacrificedWithout(other, creature)],
  reading: readTwice('88cbdab7a2'),
});
