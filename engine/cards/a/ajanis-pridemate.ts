import { card, putCounters, readTwice, triggered } from '../../vocabulary/index.ts';

/** Grows whenever its controller gains life. */
export const ajanisPridemate = card({
  name: "Ajani's Pridemate",
  cost: '{1}{W}',
  type: 'Creature - Cat Soldier',
  pt: '2/2',
  abilities: [triggered({ kind: 'gainsLife', who: 'you' }, putCounters('+1/+1', 1))],
  reading: readTwice('9d089dcf86'),
});
