import { card, creature, does, gains, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature is hasty. */
export const unnaturalSpeed = card({
  name: 'Unnatural Speed',
  cost: '{R}',
  type: 'Instant - Arcane',
  spell: does(untilEndOfTurn(target(), gains('haste')), targets(creature)),
  reading: readTwice('715ad6bc67'),
});
