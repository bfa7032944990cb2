import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** An artifact land. */
export const treeOfTales = card({
  name: 'Tree of Tales',
  cost: '',
  type: 'Artifact Land',
  abilities: [tapFor(mana('{G}'))],
  reading: readTwice('2391c5d4e4'),
});
