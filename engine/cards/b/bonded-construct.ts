import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It does not attack alone. */
export const bondedConstruct = card({
  name: 'Bonded Construct',
  cost: '{1}',
  type: 'Artifact Creature - Construct',
  pt: '2/1',
  abilities: [rule({ kind: 'attacksWith', what: isSource, others: 1, which: creature })],
  reading: readTwice('8b3af18415'),
});
