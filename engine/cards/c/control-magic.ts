import { card, control, creature, enchant, enchantedGets, readTwice } from '../../vocabulary/index.ts';

/** The enchanted creature changes sides. */
export const controlMagic = card({
  name: 'Control Magic',
  cost: '{2}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(control)],
  reading: readTwice('e23d341f87'),
});
