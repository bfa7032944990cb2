import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Four damage to anything that can be damaged. */
export const lightningBlast = card({
  name: 'Lightning Blast',
  cost: '{3}{R}',
  type: 'Instant',
  spell: does(damage(4, anyTarget()), anyOneTarget),
  reading: readTwice('e7e6a34d6e'),
});
