import { anyOneTarget, anyTarget, card, damage, does, readTwice, X } from '../../vocabulary/index.ts';

/** X damage to anything that can be damaged. */
export const blaze = card({
  name: 'Blaze',
  cost: '{X}{R}',
  type: 'Sorcery',
  spell: does(damage(X, anyTarget()), anyOneTarget),
  reading: readTwice('093cd6cda2'),
});
