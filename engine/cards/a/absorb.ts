import { card, counterIt, does, gainLife, readTwice, sequence, spell, targets } from '../../vocabulary/index.ts';

/** Counters, and its controller gains life. */
export const absorb = card({
  name: 'Absorb',
  cost: '{W}{U}{U}',
  type: 'Instant',
  spell: does(sequence(counterIt(), gainLife(3)), targets(spell)),
  reading: readTwice('824138d976'),
});
