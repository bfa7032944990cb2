import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** One spell a turn for each player. */
export const ruleOfLaw = card({
  name: 'Rule of Law',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'spellLimit', who: 'anyone', perTurn: 1 })],
  reading: readTwice('5c1e9c617a'),
});
