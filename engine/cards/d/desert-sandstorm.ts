import { card, creature, damage, does, each, readTwice } from '../../vocabulary/index.ts';

/** A point of damage to every creature. */
export const desertSandstorm = card({
  name: 'Desert Sandstorm',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(damage(1, each(creature))),
  reading: readTwice('66bdd1bdc1'),
});
