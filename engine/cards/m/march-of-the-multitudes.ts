import { card, convoke, createTokens, does, keywords, readTwice, tokenRecord, X } from '../../vocabulary/index.ts';

/** X Soldiers with lifelink, and creatures help to pay for X. */
export const marchOfTheMultitudes = card({
  name: 'March of the Multitudes',
  cost: '{X}{G}{W}{W}',
  type: 'Instant',
  abilities: [convoke],
  spell: does(createTokens('Soldier', X)),
  tokens: { Soldier: tokenRecord('Creature - Soldier', '1/1', ['W'], keywords('lifelink')) },
  reading: readTwice('0f1549874c'),
});
