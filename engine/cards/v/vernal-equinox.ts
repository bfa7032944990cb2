import { any, card, creature, enchantment, readTwice, rule } from '../../vocabulary/index.ts';

/** Everyone casts creatures and enchantments as though they had flash. */
export const vernalEquinox = card({
  name: 'Vernal Equinox',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'asThoughFlash', what: any(creature, enchantment), who: 'anyone' })],
  reading: readTwice('2943abd60a'),
});
