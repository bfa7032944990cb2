import { card, convoke, createTokens, does, keywords, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** Three flying Spirits that creatures help to pay for. */
export const triplicateSpirits = card({
  name: 'Triplicate Spirits',
  cost: '{4}{W}{W}',
  type: 'Sorcery',
  abilities: [convoke],
  spell: does(createTokens('Spirit', 3)),
  tokens: { Spirit: tokenRecord('Creature - Spirit', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('d5dc2850aa'),
});
