import { anyOneTarget, anyTarget, card, damage, does, keywords, readTwice } from '../../vocabulary/index.ts';

/** Three damage that withers. */
export const punctureBlast = card({
  name: 'Puncture Blast',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [...keywords('wither')],
  spell: does(damage(3, anyTarget()), anyOneTarget),
  reading: readTwice('38bfea2070'),
});
