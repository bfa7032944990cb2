import { buyback, card, convoke, cost, createTokens, does, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** A Saproling, and the spell again for three mana more, for which creatures may be tapped too. */
export const sproutSwarm = card({
  name: 'Sprout Swarm',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [convoke],
  additionalCosts: [buyback(cost('{3}'))],
  spell: does(createTokens('Saproling')),
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: readTwice('eb4dd2ec43'),
});
