import {
  card,
  cost,
  creature,
  does,
  flashback,
  readTwice,
  sacrifice,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A player sacrifices a creature, and once more from the graveyard. */
export const chainersEdict = card({
  name: "Chainer's Edict",
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [flashback(cost('{5}{B}{B}'))],
  spell: does(sacrifice(targetPlayer(), creature), targetAPlayer),
  reading: readTwice('5a1e676cc4'),
});
