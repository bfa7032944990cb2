import { card, cost, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** Attacking its controller costs mana. */
export const propaganda = card({
  name: 'Propaganda',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'attackCost', what: creature, whom: 'you', planeswalkersToo: false, cost: cost('{2}'), times: 1 }),
  ],
  reading: readTwice('4855567076'),
});
