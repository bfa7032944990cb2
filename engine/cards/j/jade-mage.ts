import { activated, card, cost, createTokens, read, tokenRecord } from '../../vocabulary/index.ts';

/** Saprolings for mana. */
export const jadeMage = card({
  name: 'Jade Mage',
  cost: '{1}{G}',
  type: 'Creature - Human Shaman',
  pt: '2/1',
  abilities: [activated(cost('{2}{G}'), createTokens('Saproling'))],
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: read('fea9db8211'),
});
