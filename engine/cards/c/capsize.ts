import { buyback, card, cost, does, permanent, readTwice, returnToHand, targets } from '../../vocabulary/index.ts';

/** Returns a permanent to hand, again and again. */
export const capsize = card({
  name: 'Capsize',
  cost: '{1}{U}{U}',
  type: 'Instant',
  additionalCosts: [buyback(cost('{3}'))],
  spell: does(returnToHand(), targets(permanent)),
  reading: readTwice('6253893dcb'),
});
