import {
  amountOf,
  card,
  cost,
  countersOn,
  entersWithCounters,
  multikicker,
  readTwice,
  source,
  tapFor,
  timesPaid,
} from '../../vocabulary/index.ts';

/** Mana by how often it was kicked. */
export const everflowingChalice = card({
  name: 'Everflowing Chalice',
  cost: '{0}',
  type: 'Artifact',
  additionalCosts: [multikicker(cost('{2}'))],
  abilities: [entersWithCounters('charge', timesPaid('kicker')), tapFor(amountOf('C', countersOn('charge', source)))],
  reading: readTwice('7b18e1f070'),
});
