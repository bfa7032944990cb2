import { all, card, color, creature, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Green creatures as though they had flash. */
export const yevaNaturesHerald = card({
  name: "Yeva, Nature's Herald",
  cost: '{2}{G}{G}',
  type: 'Legendary Creature - Elf Shaman',
  pt: '4/4',
  abilities: [...keywords('flash'), rule({ kind: 'asThoughFlash', what: all(creature, color('G')), who: 'you' })],
  reading: readTwice('9c37cb66b5'),
});
