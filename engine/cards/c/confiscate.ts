import { card, control, enchant, enchantedGets, permanent, readTwice } from '../../vocabulary/index.ts';

/** The enchanted permanent changes sides. */
export const confiscate = card({
  name: 'Confiscate',
  cost: '{4}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(permanent), enchantedGets(control)],
  reading: readTwice('5fdfb3b1d9'),
});
