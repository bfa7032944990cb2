import { card, cost, createTokens, does, flashback, readTwice, TREASURE } from '../../vocabulary/index.ts';

/** A Treasure, twice. */
export const strikeItRich = card({
  name: 'Strike It Rich',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [flashback(cost('{2}{R}'))],
  spell: does(createTokens('Treasure')),
  tokens: { Treasure: TREASURE },
  reading: readTwice('3260c12da0'),
});
