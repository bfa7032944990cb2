import { card, control, creature, enchant, enchantedGets, read } from '../../vocabulary/index.ts';

/** The enchanted creature changes sides. */
export const controlMagic = card({
  name: 'Control Magic',
  cost: '{2}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(control)],
  reading: read('e23d341f87'),
});
