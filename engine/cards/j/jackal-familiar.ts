import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It does nothing alone. */
export const jackalFamiliar = card({
  name: 'Jackal Familiar',
  cost: '{R}',
  type: 'Creature - Jackal',
  pt: '2/2',
  abilities: [
    rule({
      kind: 'allOf',
      of: [
        { kind: 'attacksWith', what: isSource, others: 1, which: creature },
        { kind: 'blocksWith', what: isSource, others: 1, which: creature },
      ],
    }),
  ],
  reading: readTwice('3610be138e'),
});
