import { card, entersTapped, readTwice } from '../../vocabulary/index.ts';

/** It is slow to come. */
export const shamblingGhoul = card({
  name: 'Shambling Ghoul',
  cost: '{1}{B}',
  type: 'Creature - Zombie',
  pt: '2/3',
  abilities: [entersTapped],
  reading: readTwice('2272795f28'),
});
