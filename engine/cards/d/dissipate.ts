import { card, counterIt, does, readTwice, spell, target, targets } from '../../vocabulary/index.ts';

/** Counters a spell into exile. */
export const dissipate = card({
  name: 'Dissipate',
  cost: '{1}{U}{U}',
  type: 'Instant',
  spell: does(counterIt(target(), 'exile'), targets(spell)),
  reading: readTwice('2c5e60ceed'),
});
