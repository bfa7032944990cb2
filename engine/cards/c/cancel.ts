import { card, counterIt, does, read, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell for three mana. */
export const cancel = card({
  name: 'Cancel',
  cost: '{1}{U}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(spell)),
  reading: read('6e7e3fa9bb'),
});
