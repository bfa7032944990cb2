import { card, creature, does, gains, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature flies. */
export const jump = card({
  name: 'Jump',
  cost: '{U}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), gains('flying')), targets(creature)),
  reading: readTwice('c48522980e'),
});
