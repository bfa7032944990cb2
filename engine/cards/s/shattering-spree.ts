import {
  artifact,
  card,
  cost,
  destroy,
  does,
  readTwice,
  replicate,
  replicated,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys an artifact for each payment. */
export const shatteringSpree = card({
  name: 'Shattering Spree',
  cost: '{R}',
  type: 'Sorcery',
  additionalCosts: [replicate(cost('{R}'))],
  abilities: [replicated],
  spell: does(destroy(), targets(artifact)),
  reading: readTwice('cfec18c6b4'),
});
