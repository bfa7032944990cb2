import {
  card,
  creature,
  does,
  readTwice,
  sacrifice,
  splitSecond,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A player sacrifices a creature, and nobody can respond. */
export const suddenEdict = card({
  name: 'Sudden Edict',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(sacrifice(targetPlayer(), creature), targetAPlayer),
  reading: readTwice('bf80884590'),
});
