import { activated, card, cost, eachPlayer, mill, readTwice } from '../../vocabulary/index.ts';

/** Everyone mills two. */
export const whetstone = card({
  name: 'Whetstone',
  cost: '{3}',
  type: 'Artifact',
  abilities: [activated(cost('{3}'), mill(2, eachPlayer))],
  reading: readTwice('8c7425f203'),
});
