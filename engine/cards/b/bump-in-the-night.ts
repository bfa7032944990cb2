import {
  card,
  cost,
  does,
  flashback,
  loseLife,
  readTwice,
  targetAnOpponent,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** An opponent loses life; the flashback cost is of another colour than the spell. */
export const bumpInTheNight = card({
  name: 'Bump in the Night',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [flashback(cost('{5}{R}'))],
  spell: does(loseLife(3, targetPlayer()), targetAnOpponent),
  reading: readTwice('604be778af'),
});
