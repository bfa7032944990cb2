import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 3/2 Goblin Warrior with menace. */
export const boggartBrute = card({
  name: 'Boggart Brute',
  cost: '{2}{R}',
  type: 'Creature - Goblin Warrior',
  pt: '3/2',
  abilities: keywords('menace'),
  reading: readTwice('1a3c963b3c'),
});
