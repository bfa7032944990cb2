import { card, equip, equippedGets, modifyPT, read } from '../../vocabulary/index.ts';

/** Two more power for its bearer. */
export const bonesplitter = card({
  name: 'Bonesplitter',
  cost: '{1}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(2, 0)), equip('{1}')],
  reading: read('ff01f2d708'),
});
