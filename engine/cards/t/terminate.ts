import { card, creature, destroyForGood, does, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys a creature past regeneration. */
export const terminate = card({
  name: 'Terminate',
  cost: '{B}{R}',
  type: 'Instant',
  spell: does(destroyForGood(), targets(creature)),
  reading: readTwice('21cd73015b'),
});
