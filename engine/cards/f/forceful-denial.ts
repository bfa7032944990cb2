import { card, cascade, counterIt, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell, with cascade. */
export const forcefulDenial = card({
  name: 'Forceful Denial',
  cost: '{3}{U}{U}',
  type: 'Instant',
  abilities: [cascade()],
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('3090ad5039'),
});
