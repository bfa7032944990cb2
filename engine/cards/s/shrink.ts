import { card, creature, does, modifyPT, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Five less power for the turn. */
export const shrink = card({
  name: 'Shrink',
  cost: '{G}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(-5, 0)), targets(creature)),
  reading: readTwice('9da76ddcc0'),
});
