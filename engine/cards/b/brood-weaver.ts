import { card, createTokens, keywords, readTwice, tokenRecord, whenDies } from '../../vocabulary/index.ts';

/** A Spider leaves a Spider. */
export const broodWeaver = card({
  name: 'Brood Weaver',
  cost: '{3}{G}',
  type: 'Creature - Spider',
  pt: '2/4',
  abilities: [...keywords('reach'), whenDies(createTokens('Spider'))],
  tokens: { Spider: tokenRecord('Creature - Spider', '1/2', ['G'], keywords('reach')) },
  reading: readTwice('ca1db9dddc'),
});
