import { card, does, draw, readTwice } from '../../vocabulary/index.ts';

/** Three cards, in green. */
export const harmonize = card({
  name: 'Harmonize',
  cost: '{2}{G}{G}',
  type: 'Sorcery',
  spell: does(draw(3)),
  reading: readTwice('6ea8f033e8'),
});
