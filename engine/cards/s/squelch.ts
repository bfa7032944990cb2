import { card, counterIt, does, draw, readTwice, sequence, targets } from '../../vocabulary/index.ts';

/** Counters an activated ability and replaces itself. */
export const squelch = card({
  name: 'Squelch',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(sequence(counterIt(), draw()), targets({ kind: 'stackAbility', of: 'activated' })),
  reading: readTwice('8a5d747c35'),
});
