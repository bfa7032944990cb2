import { all, card, creature, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** Creatures are not hurt by what is on their side. */
export const lightOfSanction = card({
  name: 'Light of Sanction',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: all(creature, youControl),
      players: null,
      from: youControl,
      which: 'any',
      change: 'prevent',
    }),
  ],
  reading: readTwice('2d9760deb4'),
});
