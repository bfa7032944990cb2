import { card, cascade, does, permanent, readTwice, returnToHand, targets } from '../../vocabulary/index.ts';

/** Returns a permanent, with cascade. */
export const denyReality = card({
  name: 'Deny Reality',
  cost: '{3}{U}{B}',
  type: 'Sorcery',
  abilities: [cascade()],
  spell: does(returnToHand(), targets(permanent)),
  reading: readTwice('0339bcb31f'),
});
