import { card, createTokens, keywords, readTwice, tokenRecord, whenDies } from '../../vocabulary/index.ts';

/** Its ghost stays behind. */
export const doomedTraveler = card({
  name: 'Doomed Traveler',
  cost: '{W}',
  type: 'Creature - Human Soldier',
  pt: '1/1',
  abilities: [whenDies(createTokens('Spirit'))],
  tokens: { Spirit: tokenRecord('Creature - Spirit', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('ebc70e2142'),
});
