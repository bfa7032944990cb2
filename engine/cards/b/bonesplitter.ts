import { card, equip, equippedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Two more power for its bearer. */
export const bonesplitter = card({
  name: 'Bonesplitter',
  cost: '{1}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(2, 0)), equip('{1}')],
  reading: readTwice('ff01f2d708'),
});
