import { all, card, counterIt, does, manaValue, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters what is expensive. */
export const disdainfulStroke = card({
  name: 'Disdainful Stroke',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(all(spell, manaValue('at least', 4)))),
  reading: readTwice('1bb148215e'),
});
