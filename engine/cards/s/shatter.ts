import { artifact, card, destroy, does, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys an artifact. */
export const shatter = card({
  name: 'Shatter',
  cost: '{1}{R}',
  type: 'Instant',
  spell: does(destroy(), targets(artifact)),
  reading: readTwice('0e70d1cb13'),
});
