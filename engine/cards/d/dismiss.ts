import { card, counterIt, does, draw, readTwice, sequence, spell, targets } from '../../vocabulary/index.ts';

/** Counters, and its controller draws. */
export const dismiss = card({
  name: 'Dismiss',
  cost: '{2}{U}{U}',
  type: 'Instant',
  spell: does(sequence(counterIt(), draw()), targets(spell)),
  reading: readTwice('3b39d37a77'),
});
