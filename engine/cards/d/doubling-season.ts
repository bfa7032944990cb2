import { card, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** Effects make double tokens and double counters for its controller. */
export const doublingSeason = card({
  name: 'Doubling Season',
  cost: '{4}{G}',
  type: 'Enchantment',
  abilities: [
    replacement({ kind: 'tokensCreated', who: 'you', factor: 2 }),
    replacement({ kind: 'countersPut', counter: 'any', on: youControl, factor: 2, plus: 0, by: 'effect' }),
  ],
  reading: readTwice('b55b95eb71'),
});
