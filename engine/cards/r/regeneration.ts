import { activated, attached, card, cost, creature, enchant, readTwice, regenerateIt } from '../../vocabulary/index.ts';

/** Green mana saves the enchanted creature. */
export const regeneration = card({
  name: 'Regeneration',
  cost: '{1}{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), activated(cost('{G}'), regenerateIt(attached))],
  reading: readTwice('19b454929f'),
});
