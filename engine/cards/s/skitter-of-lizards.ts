import { card, cost, entersWithCounters, keywords, multikicker, readTwice, timesPaid } from '../../vocabulary/index.ts';

/** Fast, and larger with each kick. */
export const skitterOfLizards = card({
  name: 'Skitter of Lizards',
  cost: '{R}',
  type: 'Creature - Lizard',
  pt: '1/1',
  additionalCosts: [multikicker(cost('{1}{R}'))],
  abilities: [...keywords('haste'), entersWithCounters('+1/+1', timesPaid('kicker'))],
  reading: readTwice('625515a01d'),
});
