import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/1 Goblin Pirate with menace. */
export const goblinTrailblazer = card({
  name: 'Goblin Trailblazer',
  cost: '{1}{R}',
  type: 'Creature - Goblin Pirate',
  pt: '2/1',
  abilities: keywords('menace'),
  reading: readTwice('1a3c963b3c'),
});
