import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  keywords,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** A point of damage at once. */
export const cunningSparkmage = card({
  name: 'Cunning Sparkmage',
  cost: '{2}{R}',
  type: 'Creature - Human Shaman',
  pt: '0/1',
  abilities: [...keywords('haste'), activated(cost('', tap), damage(1, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('b1d75e6410'),
});
