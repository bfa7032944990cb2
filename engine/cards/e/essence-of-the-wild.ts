import { all, card, creature, isSource, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** Creatures of its controller enter as copies of it. */
export const essenceOfTheWild = card({
  name: 'Essence of the Wild',
  cost: '{3}{G}{G}{G}',
  type: 'Creature - Avatar',
  pt: '6/6',
  abilities: [
    replacement({
      kind: 'enters',
      what: all(creature, youControl),
      change: { kind: 'copy', of: isSource, optional: false, except: [], counters: [] },
    }),
  ],
  reading: readTwice('3524b50ede'),
});
