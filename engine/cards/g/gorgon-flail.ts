import { card, equip, equippedGets, gains, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Larger and deadly. */
export const gorgonFlail = card({
  name: 'Gorgon Flail',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(modifyPT(1, 1), gains('deathtouch')), equip('{2}')],
  reading: readTwice('05ca872197'),
});
