import { card, does, draw, read } from '../../vocabulary/index.ts';

/** Two cards. */
export const divination = card({
  name: 'Divination',
  cost: '{2}{U}',
  type: 'Sorcery',
  spell: does(draw(2)),
  reading: read('6fad500ac8'),
});
