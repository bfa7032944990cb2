import { card, does, draw, readTwice } from '../../vocabulary/index.ts';

/** Three blue cards' worth of study. */
export const concentrate = card({
  name: 'Concentrate',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  spell: does(draw(3)),
  reading: readTwice('6ea8f033e8'),
});
