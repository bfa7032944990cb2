import {
  card,
  creature,
  does,
  loseLife,
  readTwice,
  sacrifice,
  sequence,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A player gives up a creature and a life. */
export const gethsVerdict = card({
  name: "Geth's Verdict",
  cost: '{B}{B}',
  type: 'Instant',
  spell: does(sequence(sacrifice(targetPlayer(), creature), loseLife(1, targetPlayer())), targetAPlayer),
  reading: readTwice('f887d00fcf'),
});
