import { card, does, permanent, readTwice, returnToHand, targets } from '../../vocabulary/index.ts';

/** A permanent goes back to its owner's hand. */
export const boomerang = card({
  name: 'Boomerang',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(returnToHand(), targets(permanent)),
  reading: readTwice('4cd870dbd2'),
});
