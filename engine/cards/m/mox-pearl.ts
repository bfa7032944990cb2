import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A white mana for nothing. */
export const moxPearl = card({
  name: 'Mox Pearl',
  cost: '{0}',
  type: 'Artifact',
  abilities: [tapFor(mana('{W}'))],
  reading: readTwice('6e43960c60'),
});
