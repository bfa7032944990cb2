import { card, equip, equippedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Three more toughness and vigilance for its bearer. */
export const accordersShield = card({
  name: "Accorder's Shield",
  cost: '{0}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(0, 3), gains('vigilance')), equip('{3}')],
  reading: readTwice('ae07f09796'),
});
