import { card, putCounters, readTwice, triggered } from '../../vocabulary/index.ts';

/** It grows with each card. */
export const lorescaleCoatl = card({
  name: 'Lorescale Coatl',
  cost: '{1}{G}{U}',
  type: 'Creature - Snake',
  pt: '2/2',
  abilities: [triggered({ kind: 'draws', who: 'you' }, putCounters('+1/+1', 1))],
  reading: readTwice('7564965e24'),
});
