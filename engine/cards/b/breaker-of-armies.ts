import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Whatever can block it does. */
export const breakerOfArmies = card({
  name: 'Breaker of Armies',
  cost: '{8}',
  type: 'Creature - Eldrazi',
  pt: '10/8',
  abilities: [rule({ kind: 'mustBlockThese', what: creature, attackers: isSource })],
  reading: readTwice('04f322e09a'),
});
