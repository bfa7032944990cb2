import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** They do nothing alone. */
export const moggFlunkies = card({
  name: 'Mogg Flunkies',
  cost: '{1}{R}',
  type: 'Creature - Goblin',
  pt: '3/3',
  abilities: [
    rule({
      kind: 'allOf',
      of: [
        { kind: 'attacksWith', what: isSource, others: 1, which: creature },
        { kind: 'blocksWith', what: isSource, others: 1, which: creature },
      ],
    }),
  ],
  reading: readTwice('a8508eed7e'),
});
