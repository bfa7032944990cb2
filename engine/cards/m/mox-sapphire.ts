import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A blue mana for nothing. */
export const moxSapphire = card({
  name: 'Mox Sapphire',
  cost: '{0}',
  type: 'Artifact',
  abilities: [tapFor(mana('{U}'))],
  reading: readTwice('8ae83cb569'),
});
