import { anything, card, readTwice, rule } from '../../vocabulary/index.ts';

/** Its controller casts from hand for nothing. */
export const omniscience = card({
  name: 'Omniscience',
  cost: '{7}{U}{U}{U}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'castWithoutPaying', what: anything, from: 'hand', who: 'you' })],
  reading: readTwice('f16eef51ac'),
});
