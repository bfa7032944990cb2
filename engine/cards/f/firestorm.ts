import {
  ANY_TARGET,
  additionalCost,
  anyTarget,
  card,
  cost,
  damage,
  discardCost,
  does,
  inZone,
  readTwice,
  X,
} from '../../vocabulary/index.ts';

/** An X only in what must be discarded: so many targets, so much damage each. */
export const firestorm = card({
  name: 'Firestorm',
  cost: '{R}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', discardCost(inZone('hand'), X)))],
  spell: does(damage(X, anyTarget()), { what: ANY_TARGET, players: 'any', min: X, max: X, divide: null }),
  reading: readTwice('de3a463c00'),
});
