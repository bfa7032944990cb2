import { card, does, newTargets, read, spell, targets } from '../../vocabulary/index.ts';

/** Turns a spell to other targets. */
export const redirect = card({
  name: 'Redirect',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(newTargets(), targets(spell)),
  reading: read('d1bf73502d'),
});
