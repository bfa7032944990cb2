import { all, card, creature, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** One creature at most blocks each of yours. */
export const familiarGround = card({
  name: 'Familiar Ground',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'numberOfBlockers', what: all(creature, youControl), least: 1, most: 1 })],
  reading: readTwice('bb16cabe0b'),
});
