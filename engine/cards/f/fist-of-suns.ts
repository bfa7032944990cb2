import { anything, card, cost, readTwice, rule } from '../../vocabulary/index.ts';

/** Any spell for all colours. */
export const fistOfSuns = card({
  name: 'Fist of Suns',
  cost: '{3}',
  type: 'Artifact',
  abilities: [rule({ kind: 'payInstead', what: anything, who: 'you', perTurn: null, cost: cost('{W}{U}{B}{R}{G}') })],
  reading: readTwice('375b91164c'),
});
