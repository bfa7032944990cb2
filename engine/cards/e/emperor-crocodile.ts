import {
  all,
  card,
  creature,
  exists,
  itIsSo,
  other,
  readTwice,
  sacrificeThese,
  triggered,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** It goes when it is alone. */
export const emperorCrocodile = card({
  name: 'Emperor Crocodile',
  cost: '{3}{G}',
  type: 'Creature - Crocodile',
  pt: '5/5',
  abilities: [triggered(itIsSo(unless(exists(all(other, creature, youControl)))), sacrificeThese())],
  reading: readTwice('88cbdab7a2'),
});
