import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/1 Cat with first strike. */
export const sabretoothTiger = card({
  name: 'Sabretooth Tiger',
  cost: '{2}{R}',
  type: 'Creature - Cat',
  pt: '2/1',
  abilities: keywords('first strike'),
  reading: readTwice('364e5ef085'),
});
