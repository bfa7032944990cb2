import { card, creature, enchant, enchantedGets, gains, readTwice } from '../../vocabulary/index.ts';

/** The enchanted creature flies. */
export const flight = card({
  name: 'Flight',
  cost: '{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(gains('flying'))],
  reading: readTwice('9aa2ff8912'),
});
