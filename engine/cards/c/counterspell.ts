import { card, counterIt, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell for two blue mana. */
export const counterspell = card({
  name: 'Counterspell',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('6e7e3fa9bb'),
});
