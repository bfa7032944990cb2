import { card, createTokens, does, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** Two Goblins. */
export const krenkosCommand = card({
  name: "Krenko's Command",
  cost: '{1}{R}',
  type: 'Sorcery',
  spell: does(createTokens('Goblin', 2)),
  tokens: { Goblin: tokenRecord('Creature - Goblin', '1/1', ['R']) },
  reading: readTwice('b75c20b710'),
});
