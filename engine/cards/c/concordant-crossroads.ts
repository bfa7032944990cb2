import { anthem, card, creature, gains, readTwice } from '../../vocabulary/index.ts';

/** Haste for every creature in the world. */
export const concordantCrossroads = card({
  name: 'Concordant Crossroads',
  cost: '{G}',
  type: 'World Enchantment',
  abilities: [anthem(creature, gains('haste'))],
  reading: readTwice('332f25a80b'),
});
