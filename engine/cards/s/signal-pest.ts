import { any, battleCry, card, isSource, not, readTwice, rule, withKeyword } from '../../vocabulary/index.ts';

/** It cheers others on, high up. */
export const signalPest = card({
  name: 'Signal Pest',
  cost: '{1}',
  type: 'Artifact Creature - Pest',
  pt: '0/1',
  abilities: [
    battleCry,
    rule({ kind: 'cantBeBlockedBy', what: isSource, by: not(any(withKeyword('flying'), withKeyword('reach'))) }),
  ],
  reading: readTwice('df8e2df0e8'),
});
