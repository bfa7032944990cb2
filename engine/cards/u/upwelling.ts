import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** Mana stays in every pool. */
export const upwelling = card({
  name: 'Upwelling',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'manaStays', who: 'anyone', types: 'all' })],
  reading: readTwice('ade6c75c68'),
});
