import { card, creature, enchant, enchantedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Larger, with menace. */
export const untamedHunger = card({
  name: 'Untamed Hunger',
  cost: '{2}{B}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(2, 1), gains('menace'))],
  reading: readTwice('1f26f10e95'),
});
