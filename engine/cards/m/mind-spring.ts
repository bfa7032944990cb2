import { card, does, draw, read, X } from '../../vocabulary/index.ts';

/** X cards, with no target. */
export const mindSpring = card({
  name: 'Mind Spring',
  cost: '{X}{U}{U}',
  type: 'Sorcery',
  spell: does(draw(X)),
  reading: read('8b473e0c57'),
});
