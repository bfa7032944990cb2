import { artifact, card, entersAsCopy, readTwice } from '../../vocabulary/index.ts';

/** Copies an artifact. */
export const sculptingSteel = card({
  name: 'Sculpting Steel',
  cost: '{3}',
  type: 'Artifact',
  abilities: [entersAsCopy(artifact)],
  reading: readTwice('f0fc9eab34'),
});
