import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** Legends may meet themselves. */
export const mirrorGallery = card({
  name: 'Mirror Gallery',
  cost: '{5}',
  type: 'Artifact',
  abilities: [rule({ kind: 'legendRuleOff' })],
  reading: readTwice('5616e0005d'),
});
