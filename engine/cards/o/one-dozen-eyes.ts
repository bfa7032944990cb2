import { card, chooseOneOrEntwine, cost, createTokens, mode, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** A Beast, five Insects, or all with entwine. */
export const oneDozenEyes = card({
  name: 'One Dozen Eyes',
  cost: '{5}{G}',
  type: 'Sorcery',
  spell: chooseOneOrEntwine(
    cost('{G}{G}{G}'),
    mode('a Beast', createTokens('Beast')),
    mode('five Insects', createTokens('Insect', 5)),
  ),
  tokens: {
    Beast: tokenRecord('Creature - Beast', '5/5', ['G']),
    Insect: tokenRecord('Creature - Insect', '1/1', ['G']),
  },
  reading: readTwice('8f843b3626'),
});
