import { card, creature, enchant, enchantedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** The enchanted creature is smaller by two. */
export const deadWeight = card({
  name: 'Dead Weight',
  cost: '{B}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(-2, -2))],
  reading: readTwice('19a60d6d59'),
});
