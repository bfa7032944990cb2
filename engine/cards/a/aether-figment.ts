import { card, cost, entersWithCounters, isSource, kicked, kicker, readTwice, rule } from '../../vocabulary/index.ts';

/** Nothing blocks it; kicked, it is a 3/3. */
export const aetherFigment = card({
  name: 'Aether Figment',
  cost: '{1}{U}',
  type: 'Creature - Illusion',
  pt: '1/1',
  additionalCosts: [kicker(cost('{3}'))],
  abilities: [rule({ kind: 'cantBeBlocked', what: isSource }), entersWithCounters('+1/+1', 2, kicked)],
  reading: readTwice('4498ae3458'),
});
