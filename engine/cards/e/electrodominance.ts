import {
  all,
  anyOneTarget,
  anyTarget,
  card,
  damage,
  does,
  land,
  manaValue,
  mayCastFreeFromHand,
  not,
  readTwice,
  sequence,
  X,
} from '../../vocabulary/index.ts';

/** X damage, and a spell of no more than X from hand for nothing. */
export const electrodominance = card({
  name: 'Electrodominance',
  cost: '{X}{R}{R}',
  type: 'Instant',
  spell: does(
    sequence(damage(X, anyTarget()), mayCastFreeFromHand(all(not(land), manaValue('at most', X)))),
    anyOneTarget,
  ),
  reading: readTwice('f9e98bcbbd'),
});
