import { card, creature, does, modifyPT, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature is weaker by five. */
export const hydrosurge = card({
  name: 'Hydrosurge',
  cost: '{U}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(-5, 0)), targets(creature)),
  reading: readTwice('9da76ddcc0'),
});
