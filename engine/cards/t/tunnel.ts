import { card, destroyForGood, does, readTwice, subtype, targets } from '../../vocabulary/index.ts';

/** Destroys a Wall past regeneration. */
export const tunnel = card({
  name: 'Tunnel',
  cost: '{R}',
  type: 'Instant',
  spell: does(destroyForGood(), targets(subtype('Wall'))),
  reading: readTwice('6a17b0d05f'),
});
