import { card, equip, equippedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** A point of power. */
export const boneSaw = card({
  name: 'Bone Saw',
  cost: '{0}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(1, 0)), equip('{1}')],
  reading: readTwice('679f4bf012'),
});
