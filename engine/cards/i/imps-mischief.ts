import {
  all,
  card,
  changeTargets,
  does,
  loseLife,
  manaValueOf,
  readTwice,
  sequence,
  singleTarget,
  spell,
  target,
  targets,
  you,
} from '../../vocabulary/index.ts';

/** Turns a spell with one target elsewhere, for as much life as its mana value. */
export const impsMischief = card({
  name: "Imp's Mischief",
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(sequence(changeTargets(), loseLife(manaValueOf(target()), you)), targets(all(spell, singleTarget))),
  reading: readTwice('1466df2666'),
});
