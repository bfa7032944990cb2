import { card, does, draw, readTwice, X } from '../../vocabulary/index.ts';

/** X cards, with no target. */
export const mindSpring = card({
  name: 'Mind Spring',
  cost: '{X}{U}{U}',
  type: 'Sorcery',
  spell: does(draw(X)),
  reading: readTwice('8b473e0c57'),
});
