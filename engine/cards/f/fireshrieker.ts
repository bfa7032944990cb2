import { card, equip, equippedGets, gains, readTwice } from '../../vocabulary/index.ts';

/** Double strike for its bearer. */
export const fireshrieker = card({
  name: 'Fireshrieker',
  cost: '{3}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(gains('double strike')), equip('{2}')],
  reading: readTwice('9b6c4146d3'),
});
