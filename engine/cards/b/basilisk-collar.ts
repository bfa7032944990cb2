import { card, equip, equippedGets, gains, readTwice } from '../../vocabulary/index.ts';

/** Deadly, for life. */
export const basiliskCollar = card({
  name: 'Basilisk Collar',
  cost: '{1}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(gains('deathtouch', 'lifelink')), equip('{2}')],
  reading: readTwice('4dc2f2eb17'),
});
