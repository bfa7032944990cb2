import { anthem, card, creature, gains, read } from '../../vocabulary/index.ts';

/** Haste for every creature. */
export const massHysteria = card({
  name: 'Mass Hysteria',
  cost: '{R}',
  type: 'Enchantment',
  abilities: [anthem(creature, gains('haste'))],
  reading: read('332f25a80b'),
});
