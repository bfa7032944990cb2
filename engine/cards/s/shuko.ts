import { card, equip, equippedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** One more power, moved for nothing. */
export const shuko = card({
  name: 'Shuko',
  cost: '{1}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(1, 0)), equip('{0}')],
  reading: readTwice('2cd1b58ccb'),
});
