import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** A point of damage, for mana or life. */
export const gutShot = card({
  name: 'Gut Shot',
  cost: '{R/P}',
  type: 'Instant',
  spell: does(damage(1, anyTarget()), anyOneTarget),
  reading: readTwice('5c8ca4da1e'),
});
