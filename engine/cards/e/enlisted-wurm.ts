import { card, cascade, readTwice } from '../../vocabulary/index.ts';

/** A creature with cascade and no more. */
export const enlistedWurm = card({
  name: 'Enlisted Wurm',
  cost: '{4}{G}{W}',
  type: 'Creature - Wurm',
  pt: '5/5',
  abilities: [cascade()],
  reading: readTwice('aed2d0f56d'),
});
