import { anyOneTarget, anyTarget, card, damage, does, readTwice, X } from '../../vocabulary/index.ts';

/** X damage at instant speed. */
export const volcanicGeyser = card({
  name: 'Volcanic Geyser',
  cost: '{X}{R}{R}',
  type: 'Instant',
  spell: does(damage(X, anyTarget()), anyOneTarget),
  reading: readTwice('50d469703d'),
});
