import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/1 Human Archer with hexproof and reach. */
export const bassaraTowerArcher = card({
  name: 'Bassara Tower Archer',
  cost: '{G}{G}',
  type: 'Creature - Human Archer',
  pt: '2/1',
  abilities: keywords('hexproof', 'reach'),
  reading: readTwice('59a24328dc'),
});
