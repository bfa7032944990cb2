import { card, does, permanent, read, returnToHand, splitSecond, targets } from '../../vocabulary/index.ts';

/** Returns a permanent, and nobody can respond. */
export const wipeAway = card({
  name: 'Wipe Away',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(returnToHand(), targets(permanent)),
  reading: read('090daaf026'),
});
