import { card, creature, enchant, enchantedGets, gains, readTwice } from '../../vocabulary/index.ts';

/** The enchanted creature has lifelink. */
export const lifelink = card({
  name: 'Lifelink',
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(gains('lifelink'))],
  reading: readTwice('8ed29aca30'),
});
