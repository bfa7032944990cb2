import { card, convoke, cost, entersWithCounters, kicked, kicker, readTwice } from '../../vocabulary/index.ts';

/** Kicked, it is much larger, and creatures help to pay for that too. */
export const kavuPrimarch = card({
  name: 'Kavu Primarch',
  cost: '{3}{G}',
  type: 'Creature - Kavu',
  pt: '3/3',
  additionalCosts: [kicker(cost('{4}'))],
  abilities: [convoke, entersWithCounters('+1/+1', 4, kicked)],
  reading: readTwice('4f97e5ce62'),
});
