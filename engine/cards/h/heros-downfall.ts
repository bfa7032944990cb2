import { any, card, creature, destroy, does, planeswalker, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys a creature or planeswalker. */
export const herosDownfall = card({
  name: "Hero's Downfall",
  cost: '{1}{B}{B}',
  type: 'Instant',
  spell: does(destroy(), targets(any(creature, planeswalker))),
  reading: readTwice('2c7b26f412'),
});
