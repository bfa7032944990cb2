import { card, creature, does, gains, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature strikes twice for a turn. */
export const doubleCleave = card({
  name: 'Double Cleave',
  cost: '{1}{R/W}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), gains('double strike')), targets(creature)),
  reading: readTwice('1eba1d2a59'),
});
