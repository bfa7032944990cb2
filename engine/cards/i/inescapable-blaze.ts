import { anyOneTarget, anyTarget, cantBeCountered, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** It can't be countered and deals six damage. */
export const inescapableBlaze = card({
  name: 'Inescapable Blaze',
  cost: '{4}{R}{R}',
  type: 'Instant',
  abilities: [cantBeCountered],
  spell: does(damage(6, anyTarget()), anyOneTarget),
  reading: readTwice('a24bb01241'),
});
