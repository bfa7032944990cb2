import { all, card, count, definesPT, inZone, readTwice, times, youOwn } from '../../vocabulary/index.ts';

/** Twice as large as the hand. */
export const masumaroFirstToLive = card({
  name: 'Masumaro, First to Live',
  cost: '{3}{G}{G}{G}',
  type: 'Legendary Creature - Spirit',
  pt: '0/0',
  abilities: [definesPT(times(2, count(all(inZone('hand'), youOwn))), times(2, count(all(inZone('hand'), youOwn))))],
  reading: readTwice('add7e99088'),
});
