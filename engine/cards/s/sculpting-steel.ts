import { artifact, card, entersAsCopy, read } from '../../vocabulary/index.ts';

/** Copies an artifact. */
export const sculptingSteel = card({
  name: 'Sculpting Steel',
  cost: '{3}',
  type: 'Artifact',
  abilities: [entersAsCopy(artifact)],
  reading: read('f0fc9eab34'),
});
