import { card, creature, readTwice, replacement } from '../../vocabulary/index.ts';

/** Double tokens and double +1/+1 counters, for everyone. */
export const primalVigor = card({
  name: 'Primal Vigor',
  cost: '{4}{G}',
  type: 'Enchantment',
  abilities: [
    replacement({ kind: 'tokensCreated', who: 'anyone', factor: 2 }),
    replacement({
      kind: 'countersPut',
      counter: '+1/+1',
      on: creature,
      factor: 2,
      plus: 0,
      by: 'anything',
    }),
  ],
  reading: readTwice('f4edb594de'),
});
