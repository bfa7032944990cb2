import { card, control, cycling, enchant, enchantedGets, permanent, readTwice } from '../../vocabulary/index.ts';

/** The enchanted permanent changes sides. */
export const layClaim = card({
  name: 'Lay Claim',
  cost: '{5}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(permanent), enchantedGets(control), cycling('{2}')],
  reading: readTwice('3f354bfc51'),
});
