import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Three damage. */
export const volcanicHammer = card({
  name: 'Volcanic Hammer',
  cost: '{1}{R}',
  type: 'Sorcery',
  spell: does(damage(3, anyTarget()), anyOneTarget),
  reading: readTwice('8ed741e909'),
});
