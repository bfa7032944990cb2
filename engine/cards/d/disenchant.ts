import { any, artifact, card, destroy, does, enchantment, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys an artifact or enchantment. */
export const disenchant = card({
  name: 'Disenchant',
  cost: '{1}{W}',
  type: 'Instant',
  spell: does(destroy(), targets(any(artifact, enchantment))),
  reading: readTwice('1c50bfdd31'),
});
