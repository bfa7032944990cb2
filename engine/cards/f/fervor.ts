import { all, anthem, card, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** Haste for its controller's creatures. */
export const fervor = card({
  name: 'Fervor',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), gains('haste'))],
  reading: readTwice('32333d65ec'),
});
