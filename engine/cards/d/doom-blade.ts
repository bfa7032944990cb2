import { all, card, color, creature, destroy, does, not, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys a creature that is not black. */
export const doomBlade = card({
  name: 'Doom Blade',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(destroy(), targets(all(creature, not(color('B'))))),
  reading: readTwice('40617ff36b'),
});
