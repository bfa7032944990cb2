import { card, equip, equippedGets, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Very big, and no flying. */
export const colossusHammer = card({
  name: 'Colossus Hammer',
  cost: '{1}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(10, 10), { kind: 'lose', keyword: 'flying' }), equip('{8}')],
  reading: readTwice('f686c4470a'),
});
