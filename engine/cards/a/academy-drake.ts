import { card, cost, isSource, keywords, kicked, kicker, readTwice, replacement } from '../../vocabulary/index.ts';

/** A flier with two counters when kicked. */
export const academyDrake = card({
  name: 'Academy Drake',
  cost: '{2}{U}',
  type: 'Creature - Drake',
  pt: '2/2',
  additionalCosts: [kicker(cost('{4}'))],
  abilities: [
    ...keywords('flying'),
    replacement({ kind: 'enters', what: isSource, change: { kind: 'counters', counter: '+1/+1', amount: 2 } }, kicked),
  ],
  reading: readTwice('a06e235ee4'),
});
