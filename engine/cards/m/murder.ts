import { card, creature, destroy, does, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys a creature. */
export const murder = card({
  name: 'Murder',
  cost: '{1}{B}{B}',
  type: 'Instant',
  spell: does(destroy(), targets(creature)),
  reading: readTwice('4450f881ac'),
});
