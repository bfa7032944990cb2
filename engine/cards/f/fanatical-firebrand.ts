import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  keywords,
  readTwice,
  sacrificeSource,
  tap,
} from '../../vocabulary/index.ts';

/** It burns at once. */
export const fanaticalFirebrand = card({
  name: 'Fanatical Firebrand',
  cost: '{R}',
  type: 'Creature - Goblin Pirate',
  pt: '1/1',
  abilities: [
    ...keywords('haste'),
    activated(cost('', tap, sacrificeSource), damage(1, anyTarget()), { targets: [anyOneTarget] }),
  ],
  reading: readTwice('b3c803579c'),
});
