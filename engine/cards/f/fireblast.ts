import {
  alternativeCost,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  does,
  readTwice,
  sacrificeCost,
  subtype,
} from '../../vocabulary/index.ts';

/** Four damage, for mana or for two Mountains. */
export const fireblast = card({
  name: 'Fireblast',
  cost: '{4}{R}{R}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', sacrificeCost(subtype('Mountain'), 2)))],
  spell: does(damage(4, anyTarget()), anyOneTarget),
  reading: readTwice('ed0f0df7eb'),
});
