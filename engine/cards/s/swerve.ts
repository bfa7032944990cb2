import { all, card, changeTargets, does, readTwice, singleTarget, spell, targets } from '../../vocabulary/index.ts';

/** Turns a spell with one target elsewhere. */
export const swerve = card({
  name: 'Swerve',
  cost: '{U}{R}',
  type: 'Instant',
  spell: does(changeTargets(), targets(all(spell, singleTarget))),
  reading: readTwice('4c0dea588d'),
});
