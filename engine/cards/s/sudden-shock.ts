import { anyOneTarget, anyTarget, card, damage, does, read, splitSecond } from '../../vocabulary/index.ts';

/** Two damage, and nobody can respond. */
export const suddenShock = card({
  name: 'Sudden Shock',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(damage(2, anyTarget()), anyOneTarget),
  reading: read('cbe0cae1af'),
});
