import { card, creature, does, modifyPT, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Five off both numbers of a creature; most of it can be paid in life. */
export const dismember = card({
  name: 'Dismember',
  cost: '{1}{B/P}{B/P}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(-5, -5)), targets(creature)),
  reading: readTwice('fcd120ba47'),
});
