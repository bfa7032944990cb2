import {
  activated,
  card,
  cost,
  creature,
  entersWithCounters,
  readTwice,
  removeCounters,
  tap,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** It takes its own shackles, and others. */
export const chainbreaker = card({
  name: 'Chainbreaker',
  cost: '{2}',
  type: 'Artifact Creature - Scarecrow',
  pt: '3/3',
  abilities: [
    entersWithCounters('-1/-1', 2),
    activated(cost('{3}', tap), removeCounters('-1/-1', 1, target()), { targets: [targets(creature)] }),
  ],
  reading: readTwice('8b834dedc5'),
});
