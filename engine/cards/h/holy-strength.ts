import { card, creature, enchant, enchantedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** One more power, two more toughness. */
export const holyStrength = card({
  name: 'Holy Strength',
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(1, 2))],
  reading: readTwice('b4a7c521d7'),
});
