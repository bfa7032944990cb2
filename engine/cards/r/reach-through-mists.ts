import { card, does, draw, readTwice } from '../../vocabulary/index.ts';

/** One card. */
export const reachThroughMists = card({
  name: 'Reach Through Mists',
  cost: '{U}',
  type: 'Instant - Arcane',
  spell: does(draw()),
  reading: readTwice('d401a9f9c4'),
});
