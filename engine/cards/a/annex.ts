import { card, control, enchant, enchantedGets, land, readTwice } from '../../vocabulary/index.ts';

/** The enchanted land changes sides. */
export const annex = card({
  name: 'Annex',
  cost: '{2}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), enchantedGets(control)],
  reading: readTwice('05ec6d9da0'),
});
