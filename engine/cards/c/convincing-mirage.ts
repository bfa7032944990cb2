import { card, choosesBasicLandType, enchant, enchantedGets, land, readTwice } from '../../vocabulary/index.ts';

/** The land has a chosen basic land type and no other. */
export const convincingMirage = card({
  name: 'Convincing Mirage',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    choosesBasicLandType,
    enchantedGets({ kind: 'chosenLandType', name: 'land type', change: 'set' }),
  ],
  reading: readTwice('f655c18b7e'),
});
