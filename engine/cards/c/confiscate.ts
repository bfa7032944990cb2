import { card, control, enchant, enchantedGets, permanent, read } from '../../vocabulary/index.ts';

/** The enchanted permanent changes sides. */
export const confiscate = card({
  name: 'Confiscate',
  cost: '{4}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(permanent), enchantedGets(control)],
  reading: read('5fdfb3b1d9'),
});
