import { card, createTokens, does, readTwice, storm, tokenRecord } from '../../vocabulary/index.ts';

/** Two Goblins, copied for every spell before it. */
export const emptyTheWarrens = card({
  name: 'Empty the Warrens',
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [storm],
  spell: does(createTokens('Goblin', 2)),
  tokens: { Goblin: tokenRecord('Creature - Goblin', '1/1', ['R']) },
  reading: readTwice('37466f5acf'),
});
