import { card, equip, equippedGets, gains, readTwice } from '../../vocabulary/index.ts';

/** Hexproof and haste for its bearer. */
export const swiftfootBoots = card({
  name: 'Swiftfoot Boots',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [equippedGets(gains('hexproof', 'haste')), equip('{1}')],
  reading: readTwice('fa7080cf79'),
});
