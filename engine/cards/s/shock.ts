import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Two damage for one red mana. */
export const shock = card({
  name: 'Shock',
  cost: '{R}',
  type: 'Instant',
  spell: does(damage(2, anyTarget()), anyOneTarget),
  reading: readTwice('a7b357197a'),
});
