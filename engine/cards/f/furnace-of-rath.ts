import { anything, card, permanent, readTwice, replacement } from '../../vocabulary/index.ts';

/** Double damage, whoever deals it to whatever. */
export const furnaceOfRath = card({
  name: 'Furnace of Rath',
  cost: '{1}{R}{R}{R}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: permanent,
      players: 'anyone',
      from: anything,
      which: 'any',
      change: 'double',
    }),
  ],
  reading: readTwice('1bb19c79ec'),
});
