import {
  all,
  artifact,
  card,
  color,
  creature,
  destroyForGood,
  does,
  not,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys a creature that is neither an artifact nor black, past regeneration. */
export const terror = card({
  name: 'Terror',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(destroyForGood(), targets(all(creature, not(artifact), not(color('B'))))),
  reading: readTwice('b7ddb79a77'),
});
