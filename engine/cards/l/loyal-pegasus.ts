import { card, creature, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** It flies, and does nothing alone. */
export const loyalPegasus = card({
  name: 'Loyal Pegasus',
  cost: '{W}',
  type: 'Creature - Pegasus',
  pt: '2/1',
  abilities: [
    ...keywords('flying'),
    rule({
      kind: 'allOf',
      of: [
        { kind: 'attacksWith', what: isSource, others: 1, which: creature },
        { kind: 'blocksWith', what: isSource, others: 1, which: creature },
      ],
    }),
  ],
  reading: readTwice('0b9d7b4b7e'),
});
