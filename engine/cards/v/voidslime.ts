import { abilityOnStack, any, card, counterIt, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters anything on the stack. */
export const voidslime = card({
  name: 'Voidslime',
  cost: '{G}{U}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(any(spell, abilityOnStack))),
  reading: readTwice('03579db96f'),
});
