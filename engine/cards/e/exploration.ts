import { card, read, rule } from '../../vocabulary/index.ts';

/** A second land each turn. */
export const exploration = card({
  name: 'Exploration',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'extraLandPlays', who: 'you', count: 1 })],
  reading: read('e3bac298aa'),
});
