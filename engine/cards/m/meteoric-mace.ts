import { card, cascade, equip, equippedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** An Equipment with cascade. */
export const meteoricMace = card({
  name: 'Meteoric Mace',
  cost: '{4}{R}{R}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(4, 0), gains('trample')), equip('{4}'), cascade()],
  reading: readTwice('5d79228a24'),
});
