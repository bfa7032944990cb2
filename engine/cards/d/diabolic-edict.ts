import { card, creature, does, readTwice, sacrifice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** A player sacrifices a creature of their choice. */
export const diabolicEdict = card({
  name: 'Diabolic Edict',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(sacrifice(targetPlayer(), creature), targetAPlayer),
  reading: readTwice('9b60cbd9a1'),
});
