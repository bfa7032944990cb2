import { card, cost, createTokens, does, flashback, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** An Elephant, and another one from the graveyard. */
export const callOfTheHerd = card({
  name: 'Call of the Herd',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [flashback(cost('{3}{G}'))],
  spell: does(createTokens('Elephant')),
  tokens: { Elephant: tokenRecord('Creature - Elephant', '3/3', ['G']) },
  reading: readTwice('a7a00ec0ef'),
});
