import { buyback, card, cost, destroy, does, enchantment, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys an enchantment, and may come back to hand. */
export const allay = card({
  name: 'Allay',
  cost: '{1}{W}',
  type: 'Instant',
  additionalCosts: [buyback(cost('{3}'))],
  spell: does(destroy(), targets(enchantment)),
  reading: readTwice('b5a3d4667f'),
});
