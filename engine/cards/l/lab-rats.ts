import { buyback, card, cost, createTokens, does, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** A Rat, and the spell may come back to hand. */
export const labRats = card({
  name: 'Lab Rats',
  cost: '{B}',
  type: 'Sorcery',
  additionalCosts: [buyback(cost('{4}'))],
  spell: does(createTokens('Rat')),
  tokens: { Rat: tokenRecord('Creature - Rat', '1/1', ['B']) },
  reading: readTwice('671c1ea633'),
});
