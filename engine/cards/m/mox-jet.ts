import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Black for nothing. */
export const moxJet = card({
  name: 'Mox Jet',
  cost: '{0}',
  type: 'Artifact',
  abilities: [tapFor(mana('{B}'))],
  reading: readTwice('e3446c7d22'),
});
