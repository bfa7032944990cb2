import { card, gainLife, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Four life as it enters. */
export const loneMissionary = card({
  name: 'Lone Missionary',
  cost: '{1}{W}',
  type: 'Creature - Kor Monk',
  pt: '2/1',
  abilities: [whenEnters(gainLife(4))],
  reading: readTwice('045ee84f95'),
});
