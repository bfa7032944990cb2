import {
  activated,
  amountIf,
  anyOneTarget,
  anyTarget,
  card,
  compare,
  cost,
  damage,
  entersWithCounters,
  readTwice,
  removeCountersCost,
  sum,
  X,
} from '../../vocabulary/index.ts';

/** X counters, and X more when X is five or more; each is a point of damage. */
export const apocalypseHydra = card({
  name: 'Apocalypse Hydra',
  cost: '{X}{R}{G}',
  type: 'Creature - Hydra',
  pt: '0/0',
  abilities: [
    entersWithCounters('+1/+1', sum(X, amountIf(compare(X, 'at least', 5), X))),
    activated(cost('{1}{R}', removeCountersCost('+1/+1')), damage(1, anyTarget()), { targets: [anyOneTarget] }),
  ],
  reading: readTwice('fe14a3a147'),
});
