import {
  anyOneTarget,
  anyTarget,
  card,
  damage,
  does,
  ifThen,
  readTwice,
  remembered,
  scry,
  sequence,
  source,
} from '../../vocabulary/index.ts';

/** Two damage, and a look ahead where it hurt a player. */
export const playWithFire = card({
  name: 'Play with Fire',
  cost: '{R}',
  type: 'Instant',
  spell: does(
    sequence(
      damage(2, anyTarget(), source, { name: 'dealt to a player', to: 'players' }),
      ifThen(remembered('dealt to a player'), scry(1)),
    ),
    anyOneTarget,
  ),
  reading: readTwice('be6d1995ee'),
});
