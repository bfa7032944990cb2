import { card, cost, creature, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Attacking its controller costs mana. */
export const windbornMuse = card({
  name: 'Windborn Muse',
  cost: '{3}{W}',
  type: 'Creature - Spirit',
  pt: '2/3',
  abilities: [
    ...keywords('flying'),
    rule({ kind: 'attackCost', what: creature, whom: 'you', planeswalkersToo: false, cost: cost('{2}'), times: 1 }),
  ],
  reading: readTwice('e2212f681f'),
});
