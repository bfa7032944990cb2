import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  entersWithCounters,
  putCounters,
  readTwice,
  removeCountersCost,
  X,
} from '../../vocabulary/index.ts';

/** X counters as it enters, more for mana, each of them a point of damage. */
export const walkingBallista = card({
  name: 'Walking Ballista',
  cost: '{X}{X}',
  type: 'Artifact Creature - Construct',
  pt: '0/0',
  abilities: [
    entersWithCounters('+1/+1', X),
    activated(cost('{4}'), putCounters('+1/+1', 1)),
    activated(cost('', removeCountersCost('+1/+1')), damage(1, anyTarget()), { targets: [anyOneTarget] }),
  ],
  reading: readTwice('412b578e81'),
});
