import { card, does, permanent, readTwice, returnToHand, splitSecond, targets } from '../../vocabulary/index.ts';

/** Returns a permanent, and nobody can respond. */
export const wipeAway = card({
  name: 'Wipe Away',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(returnToHand(), targets(permanent)),
  reading: readTwice('090daaf026'),
});
