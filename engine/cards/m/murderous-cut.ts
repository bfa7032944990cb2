import { card, creature, delve, destroy, does, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys a creature, and the graveyard helps to pay for it. */
export const murderousCut = card({
  name: 'Murderous Cut',
  cost: '{4}{B}',
  type: 'Instant',
  abilities: [delve],
  spell: does(destroy(), targets(creature)),
  reading: readTwice('d275565a41'),
});
