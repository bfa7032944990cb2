import { all, card, color, cost, creature, cumulativeUpkeep, not, readTwice, rule } from '../../vocabulary/index.ts';

/** Black creatures do not attack its controller, and others pay. */
export const elephantGrass = card({
  name: 'Elephant Grass',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [
    cumulativeUpkeep(cost('{1}')),
    rule({ kind: 'cantAttackThem', what: all(creature, color('B')), whom: 'you', planeswalkersToo: false }),
    rule({
      kind: 'attackCost',
      what: all(creature, not(color('B'))),
      whom: 'you',
      planeswalkersToo: false,
      cost: cost('{2}'),
      times: 1,
    }),
  ],
  reading: readTwice('0ed107a7c9'),
});
