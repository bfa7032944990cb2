import { card, equip, equippedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** One more of both for its bearer. */
export const leoninScimitar = card({
  name: 'Leonin Scimitar',
  cost: '{1}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(1, 1)), equip('{1}')],
  reading: readTwice('e4d5c7cc08'),
});
