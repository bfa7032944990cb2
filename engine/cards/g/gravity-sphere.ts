import { anthem, card, creature, readTwice } from '../../vocabulary/index.ts';

/** Nothing flies. */
export const gravitySphere = card({
  name: 'Gravity Sphere',
  cost: '{2}{R}',
  type: 'World Enchantment',
  abilities: [anthem(creature, { kind: 'lose', keyword: 'flying' })],
  reading: readTwice('259b7d8464'),
});
