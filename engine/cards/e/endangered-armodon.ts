import {
  all,
  card,
  creature,
  exists,
  itIsSo,
  readTwice,
  sacrificeThese,
  toughness,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** It goes when something frail comes. */
export const endangeredArmodon = card({
  name: 'Endangered Armodon',
  cost: '{2}{G}{G}',
  type: 'Creature - Elephant',
  pt: '4/5',
  abilities: [triggered(itIsSo(exists(all(creature, youControl, toughness('at most', 2)))), sacrificeThese())],
  reading: readTwice('e5c1ae16cb'),
});
