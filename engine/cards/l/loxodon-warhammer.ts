import { card, equip, equippedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Three more power, trample and lifelink for its bearer. */
export const loxodonWarhammer = card({
  name: 'Loxodon Warhammer',
  cost: '{3}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(3, 0), gains('trample', 'lifelink')), equip('{3}')],
  reading: readTwice('d6d99e88ec'),
});
