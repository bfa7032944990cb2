import { card, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** Creatures' abilities stay unused. */
export const cursedTotem = card({
  name: 'Cursed Totem',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'cantActivate', of: creature, manaAbilitiesToo: true })],
  reading: readTwice('a56bde6f72'),
});
