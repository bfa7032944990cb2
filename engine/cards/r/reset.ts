import {
  all,
  allOf,
  card,
  does,
  duringStep,
  each,
  land,
  readTwice,
  unless,
  untapThese,
  youControl,
  yourTurn,
} from '../../vocabulary/index.ts';

/** Lands untap in the turn of an opponent. */
export const reset = card({
  name: 'Reset',
  cost: '{U}{U}',
  type: 'Instant',
  castOnlyIf: allOf(unless(yourTurn), unless(duringStep('untap')), unless(duringStep('upkeep'))),
  spell: does(untapThese(each(all(land, youControl)))),
  reading: readTwice('3549069eb9'),
});
