import { any, card, creature, enchantment, read, rule } from '../../vocabulary/index.ts';

/** Everyone casts creatures and enchantments as though they had flash. */
export const vernalEquinox = card({
  name: 'Vernal Equinox',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'asThoughFlash', what: any(creature, enchantment), who: 'anyone' })],
  reading: read('2943abd60a'),
});
