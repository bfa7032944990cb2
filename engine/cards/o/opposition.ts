import {
  activated,
  any,
  artifact,
  card,
  cost,
  creature,
  land,
  readTwice,
  tapThese,
  tapUntapped,
  targets,
} from '../../vocabulary/index.ts';

/** Creatures tap to tap artifacts, creatures and lands. */
export const opposition = card({
  name: 'Opposition',
  cost: '{2}{U}{U}',
  type: 'Enchantment',
  abilities: [
    activated(cost('', tapUntapped(creature)), tapThese(), { targets: [targets(any(artifact, creature, land))] }),
  ],
  reading: readTwice('b2be9656b6'),
});
