import { card, creature, damage, does, readTwice, storm, target, targets } from '../../vocabulary/index.ts';

/** One damage to a creature, copied for every spell before it. */
export const scattershot = card({
  name: 'Scattershot',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [storm],
  spell: does(damage(1, target()), targets(creature)),
  reading: readTwice('dc7c5648bd'),
});
