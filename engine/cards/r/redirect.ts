import { card, does, newTargets, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Turns a spell to other targets. */
export const redirect = card({
  name: 'Redirect',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(newTargets(), targets(spell)),
  reading: readTwice('d1bf73502d'),
});
