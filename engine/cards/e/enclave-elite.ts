import {
  card,
  cost,
  entersWithCounters,
  landTypeWalk,
  multikicker,
  readTwice,
  timesPaid,
} from '../../vocabulary/index.ts';

/** An islandwalker that grows with each kick. */
export const enclaveElite = card({
  name: 'Enclave Elite',
  cost: '{2}{U}',
  type: 'Creature - Merfolk Soldier',
  pt: '2/2',
  additionalCosts: [multikicker(cost('{1}{U}'))],
  abilities: [landTypeWalk('Island'), entersWithCounters('+1/+1', timesPaid('kicker'))],
  reading: readTwice('d6b0492274'),
});
