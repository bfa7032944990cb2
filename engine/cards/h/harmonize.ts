import { card, does, draw, read } from '../../vocabulary/index.ts';

/** Three cards, in green. */
export const harmonize = card({
  name: 'Harmonize',
  cost: '{2}{G}{G}',
  type: 'Sorcery',
  spell: does(draw(3)),
  reading: read('6ea8f033e8'),
});
