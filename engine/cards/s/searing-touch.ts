import { anyOneTarget, anyTarget, buyback, card, cost, damage, does, readTwice } from '../../vocabulary/index.ts';

/** A point of damage, again and again. */
export const searingTouch = card({
  name: 'Searing Touch',
  cost: '{R}',
  type: 'Instant',
  additionalCosts: [buyback(cost('{4}'))],
  spell: does(damage(1, anyTarget()), anyOneTarget),
  reading: readTwice('9f3993868b'),
});
