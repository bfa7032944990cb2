import { card, creature, damage, does, each, readTwice } from '../../vocabulary/index.ts';

/** Two damage to every creature. */
export const pyroclasm = card({
  name: 'Pyroclasm',
  cost: '{1}{R}',
  type: 'Sorcery',
  spell: does(damage(2, each(creature))),
  reading: readTwice('80b0d75e7e'),
});
