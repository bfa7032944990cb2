import { card, casts, color, gainLife, may, protectionFrom, readTwice, triggered } from '../../vocabulary/index.ts';

/** Red does not touch it. */
export const korFirewalker = card({
  name: 'Kor Firewalker',
  cost: '{W}{W}',
  type: 'Creature - Kor Soldier',
  pt: '2/2',
  abilities: [protectionFrom(color('R')), triggered(casts('anyone', color('R')), may(gainLife(1)))],
  reading: readTwice('050fe1670a'),
});
