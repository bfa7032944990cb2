import { card, counterIt, does, readTwice, spell, target, targets } from '../../vocabulary/index.ts';

/** Counters a spell onto the top of its owner's library. */
export const lapseOfCertainty = card({
  name: 'Lapse of Certainty',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(counterIt(target(), 'library top'), targets(spell)),
  reading: readTwice('98692f43b3'),
});
