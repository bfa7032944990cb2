import { afflict, card, equip, equippedGets, grants, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Two more power and affliction for its bearer. */
export const daggerOfTheWorthy = card({
  name: 'Dagger of the Worthy',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(2, 0), grants(afflict(1))), equip('{2}')],
  reading: readTwice('8691b7c30a'),
});
