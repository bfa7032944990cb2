import { card, creature, does, readTwice, regenerateIt, target, targets } from '../../vocabulary/index.ts';

/** Regenerates a creature. */
export const regenerate = card({
  name: 'Regenerate',
  cost: '{1}{G}',
  type: 'Instant',
  spell: does(regenerateIt(target()), targets(creature)),
  reading: readTwice('f45efc1a0e'),
});
