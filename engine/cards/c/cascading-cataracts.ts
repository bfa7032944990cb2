import {
  activated,
  addMana,
  anyCombination,
  card,
  cost,
  keywords,
  mana,
  readTwice,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Colourless, or five mana of any colours for five more. */
export const cascadingCataracts = card({
  name: 'Cascading Cataracts',
  cost: '',
  type: 'Land',
  abilities: [
    ...keywords('indestructible'),
    tapFor(mana('{C}')),
    activated(cost('{5}', tap), addMana(anyCombination(5))),
  ],
  reading: readTwice('4c9b787a5a'),
});
