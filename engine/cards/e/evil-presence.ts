import { card, enchant, enchantedGets, land, read, setLandTypes } from '../../vocabulary/index.ts';

/** The land is a Swamp and no other. */
export const evilPresence = card({
  name: 'Evil Presence',
  cost: '{B}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), enchantedGets(setLandTypes('Swamp'))],
  reading: read('267531faea'),
});
