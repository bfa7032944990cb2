import { activated, card, cost, draw, payLife, readTwice } from '../../vocabulary/index.ts';

/** Life becomes cards. */
export const bookOfRass = card({
  name: 'Book of Rass',
  cost: '{6}',
  type: 'Artifact',
  abilities: [activated(cost('{2}', payLife(2)), draw())],
  reading: readTwice('0343b98baf'),
});
