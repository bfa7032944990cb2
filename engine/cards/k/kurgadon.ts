import { all, card, casts, creature, manaValue, putCounters, readTwice, triggered } from '../../vocabulary/index.ts';

/** Large creatures make it grow. */
export const kurgadon = card({
  name: 'Kurgadon',
  cost: '{4}{G}',
  type: 'Creature - Beast',
  pt: '3/3',
  abilities: [triggered(casts('you', all(creature, manaValue('at least', 6))), putCounters('+1/+1', 3))],
  reading: readTwice('1cc97f7d40'),
});
