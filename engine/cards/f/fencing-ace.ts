import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Human Soldier with double strike. */
export const fencingAce = card({
  name: 'Fencing Ace',
  cost: '{1}{W}',
  type: 'Creature - Human Soldier',
  pt: '1/1',
  abilities: keywords('double strike'),
  reading: readTwice('501cc57ef4'),
});
