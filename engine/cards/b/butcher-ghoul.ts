import { card, readTwice, undying } from '../../vocabulary/index.ts';

/** It comes back. */
export const butcherGhoul = card({
  name: 'Butcher Ghoul',
  cost: '{1}{B}',
  type: 'Creature - Zombie',
  pt: '1/1',
  abilities: [undying],
  reading: readTwice('40d95499c0'),
});
