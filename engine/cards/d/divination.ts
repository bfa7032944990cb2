import { card, does, draw, readTwice } from '../../vocabulary/index.ts';

/** Two cards. */
export const divination = card({
  name: 'Divination',
  cost: '{2}{U}',
  type: 'Sorcery',
  spell: does(draw(2)),
  reading: readTwice('6fad500ac8'),
});
