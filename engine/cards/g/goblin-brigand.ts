import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It attacks whenever it can. */
export const goblinBrigand = card({
  name: 'Goblin Brigand',
  cost: '{1}{R}',
  type: 'Creature - Goblin Warrior',
  pt: '2/2',
  abilities: [rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('a41827b8f2'),
});
