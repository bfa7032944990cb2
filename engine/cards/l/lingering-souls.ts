import { card, cost, createTokens, does, flashback, keywords, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** Two flying Spirits, and two more for another colour. */
export const lingeringSouls = card({
  name: 'Lingering Souls',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [flashback(cost('{1}{B}'))],
  spell: does(createTokens('Spirit', 2)),
  tokens: { Spirit: tokenRecord('Creature - Spirit', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('e3b97c3350'),
});
