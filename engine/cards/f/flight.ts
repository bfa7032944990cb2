import { card, creature, enchant, enchantedGets, gains, read } from '../../vocabulary/index.ts';

/** The enchanted creature flies. */
export const flight = card({
  name: 'Flight',
  cost: '{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(gains('flying'))],
  reading: read('9aa2ff8912'),
});
