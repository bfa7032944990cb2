import { card, cost, entersWithCounters, keywords, kicked, kicker, readTwice } from '../../vocabulary/index.ts';

/** Larger when it was kicked. */
export const ardentSoldier = card({
  name: 'Ardent Soldier',
  cost: '{1}{W}',
  type: 'Creature - Human Soldier',
  pt: '1/2',
  additionalCosts: [kicker(cost('{2}'))],
  abilities: [...keywords('vigilance'), entersWithCounters('+1/+1', 1, kicked)],
  reading: readTwice('934c39a9a6'),
});
