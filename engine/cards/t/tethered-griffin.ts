import {
  all,
  card,
  enchantment,
  exists,
  itIsSo,
  keywords,
  readTwice,
  sacrificeThese,
  triggered,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** It goes without an enchantment. */
export const tetheredGriffin = card({
  name: 'Tethered Griffin',
  cost: '{W}',
  type: 'Creature - Griffin',
  pt: '2/3',
  abilities: [...keywords('flying'), triggered(itIsSo(unless(exists(all(enchantment, youControl)))), sacrificeThese())],
  reading: readTwice('85a3c2e6e0'),
});
