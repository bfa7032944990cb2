import { artifact, card, readTwice, rule } from '../../vocabulary/index.ts';

/** Artifacts' abilities stay unused. */
export const nullRod = card({
  name: 'Null Rod',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'cantActivate', of: artifact, manaAbilitiesToo: true })],
  reading: readTwice('66d992dd5f'),
});
