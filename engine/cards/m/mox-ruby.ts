import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A red mana for nothing. */
export const moxRuby = card({
  name: 'Mox Ruby',
  cost: '{0}',
  type: 'Artifact',
  abilities: [tapFor(mana('{R}'))],
  reading: readTwice('535bb08cb1'),
});
