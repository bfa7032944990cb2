import { card, equip, equippedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Two more of both for its bearer. */
export const vulshokMorningstar = card({
  name: 'Vulshok Morningstar',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(2, 2)), equip('{2}')],
  reading: readTwice('d872bf725d'),
});
