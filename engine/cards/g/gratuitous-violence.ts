import { all, card, creature, DOUBLE, permanent, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** Creatures of its controller deal double damage. */
export const gratuitousViolence = card({
  name: 'Gratuitous Violence',
  cost: '{2}{R}{R}{R}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: permanent,
      players: 'anyone',
      from: all(creature, youControl),
      which: 'any',
      change: DOUBLE,
    }),
  ],
  reading: readTwice('15052f2ab1'),
});
