import { artifact, card, entersAsCopy, readTwice } from '../../vocabulary/index.ts';

/** Copies an artifact and stays an enchantment. */
export const copyArtifact = card({
  name: 'Copy Artifact',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [entersAsCopy(artifact, [{ kind: 'addTypes', types: ['enchantment'], subtypes: [] }])],
  reading: readTwice('5fbb30d823'),
});
