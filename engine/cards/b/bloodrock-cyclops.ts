import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It attacks whenever it can. */
export const bloodrockCyclops = card({
  name: 'Bloodrock Cyclops',
  cost: '{2}{R}',
  type: 'Creature - Cyclops',
  pt: '3/3',
  abilities: [rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('a738f7d676'),
});
