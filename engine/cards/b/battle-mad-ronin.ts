import { bushido, card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It attacks whenever it can, and grows in a fight. */
export const battleMadRonin = card({
  name: 'Battle-Mad Ronin',
  cost: '{1}{R}',
  type: 'Creature - Human Samurai',
  pt: '1/1',
  abilities: [bushido(2), rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('90f3049458'),
});
