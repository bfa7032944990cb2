import { beginningOf, card, createTokens, readTwice, tokenRecord, triggered } from '../../vocabulary/index.ts';

/** A Saproling in each upkeep. */
export const verdantForce = card({
  name: 'Verdant Force',
  cost: '{5}{G}{G}{G}',
  type: 'Creature - Elemental',
  pt: '7/7',
  abilities: [triggered(beginningOf('upkeep', 'anyone'), createTokens('Saproling'))],
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: readTwice('2047948beb'),
});
