import {
  activated,
  addMana,
  anyCombination,
  card,
  cost,
  keywords,
  mana,
  read,
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
  reading: read('4c9b787a5a'),
});
