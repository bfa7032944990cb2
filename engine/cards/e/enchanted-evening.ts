import { alsoTypes, anthem, card, permanent, readTwice } from '../../vocabulary/index.ts';

/** All permanents are enchantments. */
export const enchantedEvening = card({
  name: 'Enchanted Evening',
  cost: '{3}{W/U}{W/U}',
  type: 'Enchantment',
  abilities: [anthem(permanent, alsoTypes(['enchantment']))],
  reading: readTwice('3f8334d35a'),
});
