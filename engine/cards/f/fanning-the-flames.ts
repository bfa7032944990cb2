import { anyOneTarget, anyTarget, buyback, card, cost, damage, does, readTwice, X } from '../../vocabulary/index.ts';

/** X damage, with a buyback cost of its own. */
export const fanningTheFlames = card({
  name: 'Fanning the Flames',
  cost: '{X}{R}{R}',
  type: 'Sorcery',
  additionalCosts: [buyback(cost('{3}'))],
  spell: does(damage(X, anyTarget()), anyOneTarget),
  reading: readTwice('06f79e7f2f'),
});
