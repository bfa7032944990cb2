import {
  activated,
  all,
  artifact,
  card,
  cost,
  creature,
  each,
  putCounters,
  readTwice,
  tap,
  youControl,
} from '../../vocabulary/index.ts';

/** Artifact creatures grow. */
export const steelOverseer = card({
  name: 'Steel Overseer',
  cost: '{2}',
  type: 'Artifact Creature - Construct',
  pt: '1/1',
  abilities: [activated(cost('', tap), putCounters('+1/+1', 1, each(all(artifact, creature, youControl))))],
  reading: readTwice('43052f8212'),
});
