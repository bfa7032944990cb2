import { card, casts, creature, gains, readTwice, wakesAs } from '../../vocabulary/index.ts';

/** An Angel as soon as an opponent casts a creature. */
export const opalArchangel = card({
  name: 'Opal Archangel',
  cost: '{4}{W}',
  type: 'Enchantment',
  abilities: [wakesAs('Angel', casts('opponent', creature), 5, 5, gains('flying', 'vigilance'))],
  reading: readTwice('f51b77c0bc'),
});
