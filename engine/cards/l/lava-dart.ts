import {
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  does,
  flashback,
  readTwice,
  sacrificeCost,
  subtype,
} from '../../vocabulary/index.ts';

/** One damage, and once more for a Mountain. */
export const lavaDart = card({
  name: 'Lava Dart',
  cost: '{R}',
  type: 'Instant',
  abilities: [flashback(cost('', sacrificeCost(subtype('Mountain'))))],
  spell: does(damage(1, anyTarget()), anyOneTarget),
  reading: readTwice('a26c3cb2f7'),
});
