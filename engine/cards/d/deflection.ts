import { all, card, changeTargets, does, read, singleTarget, spell, targets } from '../../vocabulary/index.ts';

/** Turns a spell with one target elsewhere. */
export const deflection = card({
  name: 'Deflection',
  cost: '{3}{U}',
  type: 'Instant',
  spell: does(changeTargets(), targets(all(spell, singleTarget))),
  reading: read('4c0dea588d'),
});
