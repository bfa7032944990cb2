import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** A second land each turn. */
export const exploration = card({
  name: 'Exploration',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'extraLandPlays', who: 'you', count: 1 })],
  reading: readTwice('e3bac298aa'),
});
