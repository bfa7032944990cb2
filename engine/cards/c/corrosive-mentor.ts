import { all, anthem, card, color, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** Your black creatures wither what they hit. */
export const corrosiveMentor = card({
  name: 'Corrosive Mentor',
  cost: '{2}{B}',
  type: 'Creature - Elemental Rogue',
  pt: '1/3',
  abilities: [anthem(all(creature, color('B'), youControl), gains('wither'))],
  reading: readTwice('7bfcf92fa7'),
});
