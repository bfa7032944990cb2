import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** They fight only where two others do. */
export const orcishConscripts = card({
  name: 'Orcish Conscripts',
  cost: '{R}',
  type: 'Creature - Orc',
  pt: '2/2',
  abilities: [
    rule({ kind: 'attacksWith', what: isSource, others: 2, which: creature }),
    rule({ kind: 'blocksWith', what: isSource, others: 2, which: creature }),
  ],
  reading: readTwice('969be32e2d'),
});
