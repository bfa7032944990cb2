import { anyOneTarget, anyTarget, card, cost, damage, does, flashback, readTwice } from '../../vocabulary/index.ts';

/** A point of damage, twice. */
export const geistflame = card({
  name: 'Geistflame',
  cost: '{R}',
  type: 'Instant',
  abilities: [flashback(cost('{3}{R}'))],
  spell: does(damage(1, anyTarget()), anyOneTarget),
  reading: readTwice('13e8218419'),
});
