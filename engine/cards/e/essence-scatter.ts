import { card, counterIt, creatureSpell, does, read, targets } from '../../vocabulary/index.ts';

/** Counters a creature spell. */
export const essenceScatter = card({
  name: 'Essence Scatter',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(creatureSpell)),
  reading: read('610b3ff410'),
});
