import {
  activated,
  any,
  artifact,
  card,
  cost,
  creature,
  land,
  readTwice,
  tap,
  tapThese,
  targets,
} from '../../vocabulary/index.ts';

/** Taps an artifact, creature or land. */
export const icyManipulator = card({
  name: 'Icy Manipulator',
  cost: '{4}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap), tapThese(), { targets: [targets(any(artifact, creature, land))] })],
  reading: readTwice('81b5fb0562'),
});
