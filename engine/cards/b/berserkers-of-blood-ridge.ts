import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It attacks whenever it can. */
export const berserkersOfBloodRidge = card({
  name: 'Berserkers of Blood Ridge',
  cost: '{4}{R}',
  type: 'Creature - Human Berserker',
  pt: '4/4',
  abilities: [rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('99ce1a08dc'),
});
