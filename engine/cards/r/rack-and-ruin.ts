import { artifact, card, destroy, does, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys two artifacts. */
export const rackAndRuin = card({
  name: 'Rack and Ruin',
  cost: '{2}{R}',
  type: 'Instant',
  spell: does(destroy(), targets(artifact, 2)),
  reading: readTwice('5033a9e13c'),
});
