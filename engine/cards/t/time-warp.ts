import { card, does, extraTurn, readTwice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** A turn more for a player. */
export const timeWarp = card({
  name: 'Time Warp',
  cost: '{3}{U}{U}',
  type: 'Sorcery',
  spell: does(extraTurn(targetPlayer()), targetAPlayer),
  reading: readTwice('44bae33403'),
});
