import { all, card, cost, count, creature, enchantment, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** Attacking its controller costs mana by its controller's enchantments. */
export const sphereOfSafety = card({
  name: 'Sphere of Safety',
  cost: '{4}{W}',
  type: 'Enchantment',
  abilities: [
    rule({
      kind: 'attackCost',
      what: creature,
      whom: 'you',
      planeswalkersToo: true,
      cost: cost('{1}'),
      times: count(all(enchantment, youControl)),
    }),
  ],
  reading: readTwice('bcfdd1ab40'),
});
