import { card, eventAmount, putCounters, readTwice, triggered } from '../../vocabulary/index.ts';

/** Life makes it grow. */
export const agelessEntity = card({
  name: 'Ageless Entity',
  cost: '{3}{G}{G}',
  type: 'Creature - Elemental',
  pt: '4/4',
  abilities: [triggered({ kind: 'gainsLife', who: 'you' }, putCounters('+1/+1', eventAmount))],
  reading: readTwice('cff6d8f77a'),
});
