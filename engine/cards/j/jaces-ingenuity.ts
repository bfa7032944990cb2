import { card, does, draw, readTwice } from '../../vocabulary/index.ts';

/** Three cards at instant speed. */
export const jacesIngenuity = card({
  name: "Jace's Ingenuity",
  cost: '{3}{U}{U}',
  type: 'Instant',
  spell: does(draw(3)),
  reading: readTwice('6ea8f033e8'),
});
