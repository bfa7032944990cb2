import {
  additionalCost,
  anyOneTarget,
  anyTarget,
  bound,
  card,
  cost,
  creature,
  damage,
  does,
  powerOf,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** A creature as a cost, its power as damage. */
export const fling = card({
  name: 'Fling',
  cost: '{1}{R}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', sacrificeCost(creature)))],
  spell: does(damage(powerOf(bound('sacrificed')), anyTarget()), anyOneTarget),
  reading: readTwice('3df9ca76d6'),
});
