import { anthem, card, color, creature, grants, protectionFrom, readTwice } from '../../vocabulary/index.ts';

/** Creatures are protected from red. */
export const absoluteLaw = card({
  name: 'Absolute Law',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [anthem(creature, grants(protectionFrom(color('R'))))],
  reading: readTwice('c54b5f615c'),
});
