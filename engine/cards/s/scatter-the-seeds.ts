import { card, convoke, createTokens, does, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** Three Saprolings that creatures help to pay for. */
export const scatterTheSeeds = card({
  name: 'Scatter the Seeds',
  cost: '{3}{G}{G}',
  type: 'Instant',
  abilities: [convoke],
  spell: does(createTokens('Saproling', 3)),
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: readTwice('548b58a355'),
});
