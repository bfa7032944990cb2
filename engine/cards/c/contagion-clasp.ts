import {
  activated,
  card,
  cost,
  creature,
  proliferate,
  putCounters,
  readTwice,
  tap,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** One -1/-1 counter, and more of all counters later. */
export const contagionClasp = card({
  name: 'Contagion Clasp',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    whenEnters(putCounters('-1/-1', 1, target()), { targets: [targets(creature)] }),
    activated(cost('{4}', tap), proliferate),
  ],
  reading: readTwice('3815ab9505'),
});
