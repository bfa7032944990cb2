import { anyOneTarget, anyTarget, card, cost, damage, does, flashback, readTwice, X } from '../../vocabulary/index.ts';

/** X damage, and X again in the flashback cost. */
export const devilsPlay = card({
  name: "Devil's Play",
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [flashback(cost('{X}{R}{R}{R}'))],
  spell: does(damage(X, anyTarget()), anyOneTarget),
  reading: readTwice('205ca1f16d'),
});
