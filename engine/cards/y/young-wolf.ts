import { card, readTwice, undying } from '../../vocabulary/index.ts';

/** It comes back bigger, once. */
export const youngWolf = card({
  name: 'Young Wolf',
  cost: '{G}',
  type: 'Creature - Wolf',
  pt: '1/1',
  abilities: [undying],
  reading: readTwice('40d95499c0'),
});
