import { card, casts, creature, gains, readTwice, wakesAs } from '../../vocabulary/index.ts';

/** A Knight as soon as an opponent casts a creature. */
export const opalChampion = card({
  name: 'Opal Champion',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [wakesAs('Knight', casts('opponent', creature), 3, 3, gains('first strike'))],
  reading: readTwice('a0b2de5250'),
});
