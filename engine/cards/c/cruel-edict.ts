import { card, creature, does, readTwice, sacrifice, targetAnOpponent, targetPlayer } from '../../vocabulary/index.ts';

/** An opponent gives up a creature. */
export const cruelEdict = card({
  name: 'Cruel Edict',
  cost: '{1}{B}',
  type: 'Sorcery',
  spell: does(sacrifice(targetPlayer(), creature), targetAnOpponent),
  reading: readTwice('d0fbb2e026'),
});
