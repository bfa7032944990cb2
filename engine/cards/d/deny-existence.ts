import { card, counterIt, creatureSpell, does, readTwice, target, targets } from '../../vocabulary/index.ts';

/** Counters a creature spell into exile. */
export const denyExistence = card({
  name: 'Deny Existence',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(counterIt(target(), 'exile'), targets(creatureSpell)),
  reading: readTwice('55474e9344'),
});
