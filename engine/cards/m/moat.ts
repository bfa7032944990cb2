import { all, card, creature, not, readTwice, rule, withKeyword } from '../../vocabulary/index.ts';

/** Only what flies attacks. */
export const moat = card({
  name: 'Moat',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'cantAttack', what: all(creature, not(withKeyword('flying'))) })],
  reading: readTwice('81435e9502'),
});
