import { anything, card, read, rule } from '../../vocabulary/index.ts';

/** Its controller casts from hand for nothing. */
export const omniscience = card({
  name: 'Omniscience',
  cost: '{7}{U}{U}{U}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'castWithoutPaying', what: anything, from: 'hand', who: 'you' })],
  reading: read('f16eef51ac'),
});
