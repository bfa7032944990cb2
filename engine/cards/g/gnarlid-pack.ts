import { card, cost, entersWithCounters, multikicker, readTwice, timesPaid } from '../../vocabulary/index.ts';

/** Grows with each kick. */
export const gnarlidPack = card({
  name: 'Gnarlid Pack',
  cost: '{1}{G}',
  type: 'Creature - Beast',
  pt: '2/2',
  additionalCosts: [multikicker(cost('{1}{G}'))],
  abilities: [entersWithCounters('+1/+1', timesPaid('kicker'))],
  reading: readTwice('0336db5ccf'),
});
