import { card, equip, equippedGets, gains, readTwice } from '../../vocabulary/index.ts';

/** Haste and shroud for its bearer, moved for nothing. */
export const lightningGreaves = card({
  name: 'Lightning Greaves',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(gains('haste', 'shroud')), equip('{0}')],
  reading: readTwice('346448ad5d'),
});
