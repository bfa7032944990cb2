import { card, enchantment, keywords, readTwice, sacrificedWithout } from '../../vocabulary/index.ts';

/** It goes without an enchantment. */
export const tetheredGriffin = card({
  name: 'Tethered Griffin',
  cost: '{W}',
  type: 'Creature - Griffin',
  pt: '2/3',
  abilities: [...keywords('flying'), sacrificedWithout(enchantment)],
  reading: readTwice('85a3c2e6e0'),
});
