import { abilityOnStack, any, card, counterIt, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters anything on the stack. */
export const disallow = card({
  name: 'Disallow',
  cost: '{1}{U}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(any(spell, abilityOnStack))),
  reading: readTwice('03579db96f'),
});
