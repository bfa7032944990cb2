import { card, does, draw, read } from '../../vocabulary/index.ts';

/** Three blue cards' worth of study. */
export const concentrate = card({
  name: 'Concentrate',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  spell: does(draw(3)),
  reading: read('6ea8f033e8'),
});
