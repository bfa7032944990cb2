import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Three damage to anything that can be damaged. */
export const precisionBolt = card({
  name: 'Precision Bolt',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(damage(3, anyTarget()), anyOneTarget),
  reading: readTwice('ddc27b59da'),
});
