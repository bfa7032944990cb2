import { card, counterIt, does, readTwice, spell, target, targets } from '../../vocabulary/index.ts';

/** Counters a spell onto its owner's library. */
export const memoryLapse = card({
  name: 'Memory Lapse',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterIt(target(), 'library top'), targets(spell)),
  reading: readTwice('98692f43b3'),
});
