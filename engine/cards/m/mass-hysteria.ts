import { anthem, card, creature, gains, readTwice } from '../../vocabulary/index.ts';

/** Haste for every creature. */
export const massHysteria = card({
  name: 'Mass Hysteria',
  cost: '{R}',
  type: 'Enchantment',
  abilities: [anthem(creature, gains('haste'))],
  reading: readTwice('332f25a80b'),
});
