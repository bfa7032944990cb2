import { card, does, land, not, readTwice, returnToHand, targets } from '../../vocabulary/index.ts';

/** A permanent goes back to hand. */
export const disperse = card({
  name: 'Disperse',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(returnToHand(), targets(not(land))),
  reading: readTwice('b04c6dc579'),
});
