import { anyOneTarget, anyTarget, card, damage, does, readTwice, splitSecond } from '../../vocabulary/index.ts';

/** Two damage, and nobody can respond. */
export const suddenShock = card({
  name: 'Sudden Shock',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(damage(2, anyTarget()), anyOneTarget),
  reading: readTwice('cbe0cae1af'),
});
