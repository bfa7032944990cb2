import { all, card, counterIt, creature, does, not, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell that is no creature. */
export const negate = card({
  name: 'Negate',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(all(spell, not(creature)))),
  reading: readTwice('36df929af7'),
});
