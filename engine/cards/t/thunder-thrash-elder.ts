import { card, devour, readTwice } from '../../vocabulary/index.ts';

/** Three counters for each creature that it eats. */
export const thunderThrashElder = card({
  name: 'Thunder-Thrash Elder',
  cost: '{2}{R}',
  type: 'Creature - Viashino Warrior',
  pt: '1/1',
  abilities: [devour(3)],
  reading: readTwice('3d52ac897e'),
});
