import {
  activated,
  artifact,
  card,
  cost,
  modular,
  putCounters,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** It eats artifacts, and passes on what it ate. */
export const arcboundRavager = card({
  name: 'Arcbound Ravager',
  cost: '{2}',
  type: 'Artifact Creature - Beast',
  pt: '0/0',
  abilities: [activated(cost('', sacrificeCost(artifact)), putCounters('+1/+1', 1)), ...modular(1)],
  reading: readTwice('6b01ba0895'),
});
