import { card, counterIt, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell for three mana. */
export const cancel = card({
  name: 'Cancel',
  cost: '{1}{U}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('6e7e3fa9bb'),
});
