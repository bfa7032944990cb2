import { card, casts, creature, readTwice, wakesAs } from '../../vocabulary/index.ts';

/** A Soldier as soon as an opponent casts a creature. */
export const opalCaryatid = card({
  name: 'Opal Caryatid',
  cost: '{W}',
  type: 'Enchantment',
  abilities: [wakesAs('Soldier', casts('opponent', creature), 2, 2)],
  reading: readTwice('e50f0bead1'),
});
