import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Fast, and attacks whenever it can. */
export const recklessBrute = card({
  name: 'Reckless Brute',
  cost: '{2}{R}',
  type: 'Creature - Ogre Warrior',
  pt: '3/1',
  abilities: [...keywords('haste'), rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('2ea01ecb6b'),
});
