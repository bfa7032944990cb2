import { card, creature, enchant, enchantedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Larger and flying. */
export const nimbusWings = card({
  name: 'Nimbus Wings',
  cost: '{1}{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(1, 2), gains('flying'))],
  reading: readTwice('a68026fd86'),
});
