import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Three damage to anything that can be damaged. */
export const lightningStrike = card({
  name: 'Lightning Strike',
  cost: '{1}{R}',
  type: 'Instant',
  spell: does(damage(3, anyTarget()), anyOneTarget),
  reading: readTwice('034d3d8758'),
});
