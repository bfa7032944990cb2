import { all, card, control, creature, enchant, enchantedGets, manaValue, readTwice } from '../../vocabulary/index.ts';

/** The enchanted small creature changes sides. */
export const threadsOfDisloyalty = card({
  name: 'Threads of Disloyalty',
  cost: '{1}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(all(creature, manaValue('at most', 2))), enchantedGets(control)],
  reading: readTwice('cdeea333a4'),
});
