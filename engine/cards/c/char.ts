import { anyOneTarget, anyTarget, card, damage, does, readTwice, sequence, you } from '../../vocabulary/index.ts';

/** Four damage for two. */
export const char = card({
  name: 'Char',
  cost: '{2}{R}',
  type: 'Instant',
  spell: does(sequence(damage(4, anyTarget()), damage(2, you)), anyOneTarget),
  reading: readTwice('04727133ed'),
});
