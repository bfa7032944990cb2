import {
  any,
  artifact,
  card,
  destroy,
  does,
  enchantment,
  readTwice,
  splitSecond,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys an artifact or enchantment, and nobody can respond. */
export const krosanGrip = card({
  name: 'Krosan Grip',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(destroy(), targets(any(artifact, enchantment))),
  reading: readTwice('59d73b7d0b'),
});
