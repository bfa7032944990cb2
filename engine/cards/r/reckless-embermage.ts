import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  readTwice,
  sequence,
  source,
} from '../../vocabulary/index.ts';

/** It burns others and itself. */
export const recklessEmbermage = card({
  name: 'Reckless Embermage',
  cost: '{3}{R}',
  type: 'Creature - Human Wizard',
  pt: '2/2',
  abilities: [
    activated(cost('{1}{R}'), sequence(damage(1, anyTarget()), damage(1, source)), { targets: [anyOneTarget] }),
  ],
  reading: readTwice('fa5d4d70e6'),
});
