import { card, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** Whatever can attack or block does. */
export const grandMelee = card({
  name: 'Grand Melee',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'mustAttack', what: creature }), rule({ kind: 'mustBlock', what: creature })],
  reading: readTwice('896f63a924'),
});
