import { card, enchant, enchantedGets, land, readTwice, setLandTypes } from '../../vocabulary/index.ts';

/** The land is a Swamp and no other. */
export const evilPresence = card({
  name: 'Evil Presence',
  cost: '{B}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), enchantedGets(setLandTypes('Swamp'))],
  reading: readTwice('267531faea'),
});
