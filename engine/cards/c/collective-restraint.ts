import { card, cost, creature, domain, readTwice, rule } from '../../vocabulary/index.ts';

/** Attacks cost a mana for each basic land type. */
export const collectiveRestraint = card({
  name: 'Collective Restraint',
  cost: '{3}{U}',
  type: 'Enchantment',
  abilities: [
    rule({
      kind: 'attackCost',
      what: creature,
      cost: cost('{1}'),
      times: domain,
      whom: 'you',
      planeswalkersToo: false,
    }),
  ],
  reading: readTwice('b79f4323c1'),
});
