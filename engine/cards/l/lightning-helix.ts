import { anyOneTarget, anyTarget, card, damage, does, gainLife, readTwice, sequence } from '../../vocabulary/index.ts';

/** Three damage and three life. */
export const lightningHelix = card({
  name: 'Lightning Helix',
  cost: '{R}{W}',
  type: 'Instant',
  spell: does(sequence(damage(3, anyTarget()), gainLife(3)), anyOneTarget),
  reading: readTwice('47dd3b2148'),
});
