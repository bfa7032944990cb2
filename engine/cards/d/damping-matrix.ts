import { any, artifact, card, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** Abilities of artifacts and creatures stay unused, mana abilities excepted. */
export const dampingMatrix = card({
  name: 'Damping Matrix',
  cost: '{3}',
  type: 'Artifact',
  abilities: [rule({ kind: 'cantActivate', of: any(artifact, creature), manaAbilitiesToo: false })],
  reading: readTwice('dfe62e6ee2'),
});
