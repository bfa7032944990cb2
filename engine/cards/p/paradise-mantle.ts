import { anyOneColor, card, enchantedGets, equip, grants, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Equipment that gives a mana ability. */
export const paradiseMantle = card({
  name: 'Paradise Mantle',
  cost: '{0}',
  type: 'Artifact - Equipment',
  abilities: [enchantedGets(grants(tapFor(anyOneColor()))), equip('{1}')],
  reading: readTwice('5cfda2c672'),
});
