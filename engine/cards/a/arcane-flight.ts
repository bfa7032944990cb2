import { card, creature, enchant, enchantedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** The enchanted creature is larger and flies. */
export const arcaneFlight = card({
  name: 'Arcane Flight',
  cost: '{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(1, 1), gains('flying'))],
  reading: readTwice('437a540157'),
});
