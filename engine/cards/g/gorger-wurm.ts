import { card, devour, readTwice } from '../../vocabulary/index.ts';

/** A 5/5 that grows with what it devours. */
export const gorgerWurm = card({
  name: 'Gorger Wurm',
  cost: '{3}{R}{G}',
  type: 'Creature - Wurm',
  pt: '5/5',
  abilities: [devour(1)],
  reading: readTwice('9501b67c83'),
});
