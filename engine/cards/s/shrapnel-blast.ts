import {
  additionalCost,
  anyOneTarget,
  anyTarget,
  artifact,
  card,
  cost,
  damage,
  does,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** An artifact becomes five damage. */
export const shrapnelBlast = card({
  name: 'Shrapnel Blast',
  cost: '{1}{R}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', sacrificeCost(artifact)))],
  spell: does(damage(5, anyTarget()), anyOneTarget),
  reading: readTwice('b26edb773d'),
});
