import { card, cost, entersWithCounters, keywords, kicked, kicker, readTwice } from '../../vocabulary/index.ts';

/** A flier with two counters when kicked. */
export const academyDrake = card({
  name: 'Academy Drake',
  cost: '{2}{U}',
  type: 'Creature - Drake',
  pt: '2/2',
  additionalCosts: [kicker(cost('{4}'))],
  abilities: [...keywords('flying'), entersWithCounters('+1/+1', 2, kicked)],
  reading: readTwice('a06e235ee4'),
});
