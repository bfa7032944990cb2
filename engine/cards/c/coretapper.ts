import {
  activated,
  artifact,
  card,
  cost,
  putCounters,
  readTwice,
  sacrificeSource,
  tap,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Charge counters for artifacts, for a tap or for itself. */
export const coretapper = card({
  name: 'Coretapper',
  cost: '{2}',
  type: 'Artifact Creature - Myr',
  pt: '1/1',
  abilities: [
    activated(cost('', tap), putCounters('charge', 1, target()), { targets: [targets(artifact)] }),
    activated(cost('', sacrificeSource), putCounters('charge', 2, target()), { targets: [targets(artifact)] }),
  ],
  reading: readTwice('626c1b5513'),
});
