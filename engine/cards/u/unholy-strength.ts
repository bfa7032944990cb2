import { card, creature, enchant, enchantedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Two more power, one more toughness. */
export const unholyStrength = card({
  name: 'Unholy Strength',
  cost: '{B}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(2, 1))],
  reading: readTwice('c79f1d723b'),
});
