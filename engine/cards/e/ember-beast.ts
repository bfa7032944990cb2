import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It does nothing alone. */
export const emberBeast = card({
  name: 'Ember Beast',
  cost: '{2}{R}',
  type: 'Creature - Beast',
  pt: '3/4',
  abilities: [
    rule({
      kind: 'allOf',
      of: [
        { kind: 'attacksWith', what: isSource, others: 1, which: creature },
        { kind: 'blocksWith', what: isSource, others: 1, which: creature },
      ],
    }),
  ],
  reading: readTwice('50a36bc942'),
});
