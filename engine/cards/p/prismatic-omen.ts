import { addLandTypes, all, anthem, card, land, readTwice, youControl } from '../../vocabulary/index.ts';

/** Its controller's lands have all five basic land types besides. */
export const prismaticOmen = card({
  name: 'Prismatic Omen',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [anthem(all(land, youControl), addLandTypes('Plains', 'Island', 'Swamp', 'Mountain', 'Forest'))],
  reading: readTwice('30f3615d5c'),
});
