import { card, control, creature, enchant, enchantedGets, readTwice } from '../../vocabulary/index.ts';

/** The enchanted creature changes sides. */
export const persuasion = card({
  name: 'Persuasion',
  cost: '{3}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(control)],
  reading: readTwice('2a661f61e8'),
});
