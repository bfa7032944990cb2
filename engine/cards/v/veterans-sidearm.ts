import { card, equip, equippedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** A point each way. */
export const veteransSidearm = card({
  name: "Veteran's Sidearm",
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(1, 1)), equip('{1}')],
  reading: readTwice('e4d5c7cc08'),
});
