import {
  all,
  card,
  exists,
  itIsSo,
  readTwice,
  sacrificeThese,
  subtype,
  triggered,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** It goes without a Swamp. */
export const barbarianOutcast = card({
  name: 'Barbarian Outcast',
  cost: '{1}{R}',
  type: 'Creature - Human Barbarian Beast',
  pt: '2/2',
  abilities: [triggered(itIsSo(unless(exists(all(subtype('Swamp'), youControl)))), sacrificeThese())],
  reading: readTwice('41742918ac'),
});
