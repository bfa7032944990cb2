import { card, equip, equippedGets, modifyPT, read } from '../../vocabulary/index.ts';

/** Two more of both for its bearer. */
export const vulshokMorningstar = card({
  name: 'Vulshok Morningstar',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(2, 2)), equip('{2}')],
  reading: read('d872bf725d'),
});
