import { card, discard, does, draw, readTwice, sequence, you } from '../../vocabulary/index.ts';

/** Two cards for one. */
export const catalog = card({
  name: 'Catalog',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(sequence(draw(2), discard(1, you))),
  reading: readTwice('80fb9e7f6a'),
});
