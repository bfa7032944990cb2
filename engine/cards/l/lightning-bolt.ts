import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Three damage for one red mana. */
export const lightningBolt = card({
  name: 'Lightning Bolt',
  cost: '{R}',
  type: 'Instant',
  spell: does(damage(3, anyTarget()), anyOneTarget),
  reading: readTwice('1c8ec51802'),
});
