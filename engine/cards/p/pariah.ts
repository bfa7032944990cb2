import {
  anything,
  attached,
  card,
  creature,
  enchant,
  readTwice,
  redirectedTo,
  replacement,
} from '../../vocabulary/index.ts';

/** Damage to you goes to the enchanted creature. */
export const pariah = card({
  name: 'Pariah',
  cost: '{2}{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    replacement({
      kind: 'damage',
      permanents: null,
      players: 'you',
      from: anything,
      which: 'any',
      change: redirectedTo(attached),
    }),
  ],
  reading: readTwice('7ae99fe4a8'),
});
