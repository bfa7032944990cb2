import {
  amountIf,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  does,
  kicked,
  kicker,
  readTwice,
} from '../../vocabulary/index.ts';

/** Two damage, or four when kicked. */
export const burstLightning = card({
  name: 'Burst Lightning',
  cost: '{R}',
  type: 'Instant',
  additionalCosts: [kicker(cost('{4}'))],
  spell: does(damage(amountIf(kicked, 4, 2), anyTarget()), anyOneTarget),
  reading: readTwice('f2c96ecb34'),
});
