import { all, anything, card, creature, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** Creatures are hurt in combat only. */
export const markOfAsylum = card({
  name: 'Mark of Asylum',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: all(creature, youControl),
      players: null,
      from: anything,
      which: 'noncombat',
      change: 'prevent',
    }),
  ],
  reading: readTwice('70f48fbd91'),
});
