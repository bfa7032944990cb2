import { card, enchantment, entersAsCopy, readTwice } from '../../vocabulary/index.ts';

/** Any enchantment, at choice, as it enters. */
export const copyEnchantment = card({
  name: 'Copy Enchantment',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [entersAsCopy(enchantment)],
  reading: readTwice('dcdf761b81'),
});
