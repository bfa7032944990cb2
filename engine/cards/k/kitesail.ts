import { card, equip, equippedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** A point of power and flying. */
export const kitesail = card({
  name: 'Kitesail',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(1, 0), gains('flying')), equip('{2}')],
  reading: readTwice('da24181752'),
});
