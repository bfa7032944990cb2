import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** One attacker and one blocker, no more. */
export const duelingGrounds = card({
  name: 'Dueling Grounds',
  cost: '{1}{G}{W}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'attackLimit', most: 1, whom: 'anyone' }), rule({ kind: 'blockLimit', most: 1 })],
  reading: readTwice('ad8b0357f1'),
});
