import { anyOneTarget, anyTarget, card, damage, does, readTwice, sequence, you } from '../../vocabulary/index.ts';

/** Four damage for two. */
export const psionicBlast = card({
  name: 'Psionic Blast',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(sequence(damage(4, anyTarget()), damage(2, you)), anyOneTarget),
  reading: readTwice('3cf653f552'),
});
