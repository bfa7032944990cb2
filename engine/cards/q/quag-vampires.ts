import {
  card,
  cost,
  entersWithCounters,
  landTypeWalk,
  multikicker,
  readTwice,
  timesPaid,
} from '../../vocabulary/index.ts';

/** A swampwalker that grows with each kick. */
export const quagVampires = card({
  name: 'Quag Vampires',
  cost: '{B}',
  type: 'Creature - Vampire Rogue',
  pt: '1/1',
  additionalCosts: [multikicker(cost('{1}{B}'))],
  abilities: [landTypeWalk('Swamp'), entersWithCounters('+1/+1', timesPaid('kicker'))],
  reading: readTwice('4bc2f5572f'),
});
