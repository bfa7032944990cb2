import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  readTwice,
  sacrificeSource,
  tap,
  X,
} from '../../vocabulary/index.ts';

/** X damage for its own end. */
export const cinderElemental = card({
  name: 'Cinder Elemental',
  cost: '{3}{R}',
  type: 'Creature - Elemental',
  pt: '2/2',
  abilities: [activated(cost('{X}{R}', tap, sacrificeSource), damage(X, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('3509fa24a7'),
});
