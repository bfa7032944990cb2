import { card, permanent, readTwice, rule } from '../../vocabulary/index.ts';

/** Legends may meet themselves. */
export const mirrorGallery = card({
  name: 'Mirror Gallery',
  cost: '{5}',
  type: 'Artifact',
  abilities: [rule({ kind: 'legendRuleOff', what: permanent })],
  reading: readTwice('5616e0005d'),
});
