import { anthem, card, creature, read } from '../../vocabulary/index.ts';

/** Nothing flies. */
export const gravitySphere = card({
  name: 'Gravity Sphere',
  cost: '{2}{R}',
  type: 'World Enchantment',
  abilities: [anthem(creature, { kind: 'lose', keyword: 'flying' })],
  reading: read('259b7d8464'),
});
