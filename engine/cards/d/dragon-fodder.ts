import { card, createTokens, does, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** Two Goblins. */
export const dragonFodder = card({
  name: 'Dragon Fodder',
  cost: '{1}{R}',
  type: 'Sorcery',
  spell: does(createTokens('Goblin', 2)),
  tokens: { Goblin: tokenRecord('Creature - Goblin', '1/1', ['R']) },
  reading: readTwice('b75c20b710'),
});
