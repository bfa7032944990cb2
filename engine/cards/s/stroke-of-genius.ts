import { card, does, draw, readTwice, targetAPlayer, targetPlayer, X } from '../../vocabulary/index.ts';

/** X cards for one player, at instant speed. */
export const strokeOfGenius = card({
  name: 'Stroke of Genius',
  cost: '{X}{2}{U}',
  type: 'Instant',
  spell: does(draw(X, targetPlayer()), targetAPlayer),
  reading: readTwice('131db5b139'),
});
