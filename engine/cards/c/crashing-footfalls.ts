import { card, cost, createTokens, does, keywords, readTwice, suspend, tokenRecord } from '../../vocabulary/index.ts';

/** Two great Rhinos, for those who wait. */
export const crashingFootfalls = card({
  name: 'Crashing Footfalls',
  cost: '',
  type: 'Sorcery',
  colors: ['G'],
  abilities: [...suspend(4, cost('{G}'))],
  spell: does(createTokens('Rhino', 2)),
  tokens: { Rhino: tokenRecord('Creature - Rhino', '4/4', ['G'], keywords('trample')) },
  reading: readTwice('c478abc2a4'),
});
