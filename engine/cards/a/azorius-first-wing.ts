import { card, enchantment, keywords, protectionFrom, readTwice } from '../../vocabulary/index.ts';

/** It flies past enchantments. */
export const azoriusFirstWing = card({
  name: 'Azorius First-Wing',
  cost: '{W}{U}',
  type: 'Creature - Griffin',
  pt: '2/2',
  abilities: [...keywords('flying'), protectionFrom(enchantment)],
  reading: readTwice('322c850c3b'),
});
