import { card, cost, entersWithCounters, kicked, kicker, payLife, readTwice } from '../../vocabulary/index.ts';

/** Its kicker cost is life. */
export const phyrexianScuta = card({
  name: 'Phyrexian Scuta',
  cost: '{3}{B}',
  type: 'Creature - Phyrexian Zombie',
  pt: '3/3',
  additionalCosts: [kicker(cost('', payLife(3)))],
  abilities: [entersWithCounters('+1/+1', 2, kicked)],
  reading: readTwice('97907097e0'),
});
