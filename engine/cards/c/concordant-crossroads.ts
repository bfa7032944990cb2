import { anthem, card, creature, gains, read } from '../../vocabulary/index.ts';

/** Haste for every creature in the world. */
export const concordantCrossroads = card({
  name: 'Concordant Crossroads',
  cost: '{G}',
  type: 'World Enchantment',
  abilities: [anthem(creature, gains('haste'))],
  reading: read('332f25a80b'),
});
