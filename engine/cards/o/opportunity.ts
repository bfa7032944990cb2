import { card, does, draw, readTwice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Four cards. */
export const opportunity = card({
  name: 'Opportunity',
  cost: '{4}{U}{U}',
  type: 'Instant',
  spell: does(draw(4, targetPlayer()), targetAPlayer),
  reading: readTwice('a197d0224e'),
});
