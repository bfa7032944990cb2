import { activated, card, cost, createTokens, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** Saprolings for mana. */
export const jadeMage = card({
  name: 'Jade Mage',
  cost: '{1}{G}',
  type: 'Creature - Human Shaman',
  pt: '2/1',
  abilities: [activated(cost('{2}{G}'), createTokens('Saproling'))],
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: readTwice('fea9db8211'),
});
