import { card, enchant, enchantedGets, land, readTwice, setLandTypes } from '../../vocabulary/index.ts';

/** The land is an Island and no other. */
export const seasClaim = card({
  name: "Sea's Claim",
  cost: '{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), enchantedGets(setLandTypes('Island'))],
  reading: readTwice('ae00a06584'),
});
