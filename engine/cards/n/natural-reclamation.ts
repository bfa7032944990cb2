import {
  any,
  artifact,
  card,
  cascade,
  destroy,
  does,
  enchantment,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys an artifact or enchantment, with cascade. */
export const naturalReclamation = card({
  name: 'Natural Reclamation',
  cost: '{4}{G}',
  type: 'Instant',
  abilities: [cascade()],
  spell: does(destroy(), targets(any(artifact, enchantment))),
  reading: readTwice('1dccbfdaaa'),
});
