import {
  activated,
  any,
  artifact,
  card,
  cost,
  creature,
  readTwice,
  tapThese,
  tapUntapped,
  targets,
} from '../../vocabulary/index.ts';

/** Creatures tap to tap artifacts and creatures. */
export const glareOfSubdual = card({
  name: 'Glare of Subdual',
  cost: '{2}{G}{W}',
  type: 'Enchantment',
  abilities: [activated(cost('', tapUntapped(creature)), tapThese(), { targets: [targets(any(artifact, creature))] })],
  reading: readTwice('df76ac2336'),
});
