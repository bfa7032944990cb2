import { card, does, draw, readTwice } from '../../vocabulary/index.ts';

/** Two cards. */
export const counselOfTheSoratami = card({
  name: 'Counsel of the Soratami',
  cost: '{2}{U}',
  type: 'Sorcery',
  spell: does(draw(2)),
  reading: readTwice('6fad500ac8'),
});
