import { abilityOnStack, card, counterIt, does, readTwice, targets } from '../../vocabulary/index.ts';

/** Counters an ability on the stack. */
export const stifle = card({
  name: 'Stifle',
  cost: '{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(abilityOnStack)),
  reading: readTwice('c8071a48b4'),
});
