import { card, counterIt, creatureSpell, does, readTwice, targets } from '../../vocabulary/index.ts';

/** Counters a creature spell. */
export const removeSoul = card({
  name: 'Remove Soul',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(creatureSpell)),
  reading: readTwice('610b3ff410'),
});
