import { card, does, draw, readTwice, targetAPlayer, targetPlayer, X } from '../../vocabulary/index.ts';

/** X cards for one player, at sorcery speed. */
export const braingeyser = card({
  name: 'Braingeyser',
  cost: '{X}{U}{U}',
  type: 'Sorcery',
  spell: does(draw(X, targetPlayer()), targetAPlayer),
  reading: readTwice('131db5b139'),
});
