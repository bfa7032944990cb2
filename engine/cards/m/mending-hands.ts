import { anyOneTarget, anyTarget, card, does, preventDamage, readTwice } from '../../vocabulary/index.ts';

/** Prevents four points of damage. */
export const mendingHands = card({
  name: 'Mending Hands',
  cost: '{W}',
  type: 'Instant',
  spell: does(preventDamage(anyTarget(), 4), anyOneTarget),
  reading: readTwice('fa75102d53'),
});
