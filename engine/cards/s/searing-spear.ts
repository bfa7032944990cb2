import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Three damage. */
export const searingSpear = card({
  name: 'Searing Spear',
  cost: '{1}{R}',
  type: 'Instant',
  spell: does(damage(3, anyTarget()), anyOneTarget),
  reading: readTwice('3e1f135ef8'),
});
