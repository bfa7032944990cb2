import {
  activated,
  card,
  cost,
  creature,
  putCounters,
  readTwice,
  sacrificeSource,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Sacrificed for a -1/-1 counter on a creature. */
export const fumeSpitter = card({
  name: 'Fume Spitter',
  cost: '{B}',
  type: 'Creature - Phyrexian Horror',
  pt: '1/1',
  abilities: [
    activated(cost('', sacrificeSource), putCounters('-1/-1', 1, target()), { targets: [targets(creature)] }),
  ],
  reading: readTwice('a45d3aa7a7'),
});
