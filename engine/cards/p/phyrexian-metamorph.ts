import { any, artifact, card, creature, entersAsCopy, readTwice } from '../../vocabulary/index.ts';

/** Copies an artifact or creature and stays an artifact. */
export const phyrexianMetamorph = card({
  name: 'Phyrexian Metamorph',
  cost: '{3}{U/P}',
  type: 'Artifact Creature - Phyrexian Shapeshifter',
  pt: '0/0',
  abilities: [entersAsCopy(any(artifact, creature), [{ kind: 'addTypes', types: ['artifact'], subtypes: [] }])],
  reading: readTwice('6436f54c07'),
});
