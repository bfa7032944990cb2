import { card, does, draw, readTwice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Two cards for one player. */
export const inspiration = card({
  name: 'Inspiration',
  cost: '{3}{U}',
  type: 'Instant',
  spell: does(draw(2, targetPlayer()), targetAPlayer),
  reading: readTwice('9f8861e78e'),
});
