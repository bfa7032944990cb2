import { card, creature, destroy, does, read, targets } from '../../vocabulary/index.ts';

/** Destroys a creature. */
export const murder = card({
  name: 'Murder',
  cost: '{1}{B}{B}',
  type: 'Instant',
  spell: does(destroy(), targets(creature)),
  reading: read('4450f881ac'),
});
