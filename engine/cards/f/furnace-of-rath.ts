import { anything, card, permanent, read, replacement } from '../../vocabulary/index.ts';

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
      combatOnly: false,
      change: 'double',
    }),
  ],
  reading: read('1bb19c79ec'),
});
