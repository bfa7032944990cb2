import { all, card, counterIt, does, manaValue, readTwice, spell, target, targets } from '../../vocabulary/index.ts';

/** Counters a small spell into exile. */
export const liquify = card({
  name: 'Liquify',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(counterIt(target(), 'exile'), targets(all(spell, manaValue('at most', 3)))),
  reading: readTwice('15aebf321f'),
});
