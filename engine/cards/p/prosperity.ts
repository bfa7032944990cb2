import { card, does, draw, eachPlayer, readTwice, X } from '../../vocabulary/index.ts';

/** X cards for everyone. */
export const prosperity = card({
  name: 'Prosperity',
  cost: '{X}{U}',
  type: 'Sorcery',
  spell: does(draw(X, eachPlayer)),
  reading: readTwice('d97e3abf86'),
});
